/** A system whose cost at a size is measured. */
export interface Subject {
  dataDir: string
  /** Origin of its web server. */
  web: string
  /** The publisher's process. */
  publisher: () => number
  /** Makes the first release. */
  begin: () => Promise<void>
  /** Stops the publisher, starts it again and waits until it would take a change. */
  restart: () => Promise<void>
  /** Changes an entry and resolves with the milliseconds from its commit until the web server answered with it. */
  edit: (kind: 'title' | 'text', round: number) => Promise<number>
  end: () => Promise<void>
}

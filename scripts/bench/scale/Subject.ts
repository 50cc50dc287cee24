/** What an editor does to an entry. */
export const KINDS = ['text', 'title', 'new', 'unpublish'] as const
export type Kind = (typeof KINDS)[number]

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
  /** Changes another entry in each round, and resolves with the milliseconds from its commit until the web server answered with it. */
  change: (kind: Kind, round: number) => Promise<number>
  end: () => Promise<void>
}

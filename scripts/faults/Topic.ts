/** One fault, and what must hold while it happens and after it. */
export interface Fault {
  /** A sentence about what goes wrong, as the table shows it. */
  name: string
  /** Makes it go wrong. Resolves to the figure seen, as the table shows it; throws when something did not hold. */
  run(context: FaultContext): Promise<string>
}

export interface FaultContext {
  /** The value of `--name value` on the command line. */
  option(name: string): string | undefined
  /** An empty folder of this fault's own, removed after it. */
  folder: string
  /** Says how far it is; for the person who waits. */
  note(progress: string): void
  /** Is called when the fault has ended, whether it held or not: the last added first. */
  cleanUp(task: () => unknown): void
}

/**
 * What `npm run faults -- <file name>` runs: each file `scripts/faults/<topic>.ts` exports one as `topic`. What a
 * topic needs besides lies in a folder of its name.
 */
export interface Topic {
  summary: string
  /** Names of the options that its faults ask for. */
  options: readonly string[]
  faults: readonly Fault[]
}

/** Thrown by a fault that cannot be made on this machine; the sentence says what it needs. It counts neither way. */
export class Untried extends Error {
  override name = 'Untried'
}

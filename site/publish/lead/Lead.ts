/** Whoever may write to a target and report. Every lead has a higher epoch than the ones before it. */
export interface Lead {
  readonly epoch: number
  readonly isHeld: boolean
  /** Throws when another publisher may lead by now. */
  check(): void
}

/** Without a lease there is one publisher, and its lead does not end. */
export const soleLead: Lead = { epoch: 0, isHeld: true, check: () => {} }

/** Another publisher leads: this process must not write any more. */
export class DeposedError extends Error {
  override name = 'DeposedError'
}

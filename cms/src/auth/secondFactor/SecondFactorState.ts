import type { Session } from '../sessions/findOpen'

/** What an account's hidden `secondFactor` group holds. */
export interface SecondFactorState {
  /** Encrypted with the installation's secret. */
  secret?: string | null
  /** Encrypted; not yet confirmed by a code. */
  pendingSecret?: string | null
  enabledAt?: string | null
  /** The time step of the last code that was taken: a code works once. */
  lastStep?: number | null
  /** Digests of the recovery codes that were not used. */
  recoveryCodes?: string[] | null
}

/** An account as the database holds it. */
export interface StoredUser {
  id: string
  email: string
  name: string
  role: string
  hash?: string | null
  salt?: string | null
  sessions?: Session[] | null
  secondFactor?: SecondFactorState | null
}

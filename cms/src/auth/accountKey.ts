import { createHash } from 'node:crypto'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'

/** Stands for an account where it is counted or remembered: what a stranger typed is neither kept nor bounded. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(normalisedEmail(email)).digest('base64url').slice(0, 22)

import { createHash } from 'node:crypto'

/** Stands for an account where it is counted or remembered: what a stranger typed is neither kept nor bounded. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)

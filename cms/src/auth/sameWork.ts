import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** How Payload hashes a password; a test compares it with a hash that Payload made. */
export const PAYLOAD_HASH = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32 }

const hash = promisify(pbkdf2)

/** The work of checking a password, for an account that does not exist: how long an answer takes must not tell. */
export async function sameWork(password: string): Promise<void> {
  await hash(password, randomBytes(32).toString('hex'), PAYLOAD_HASH.iterations, PAYLOAD_HASH.keyLength, 'sha256')
}

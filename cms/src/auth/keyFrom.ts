import { createHash } from 'node:crypto'

/** The key that Payload makes of PAYLOAD_SECRET for all that it encrypts. */
export const keyFrom = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 32)

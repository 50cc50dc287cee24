import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

const signatureBy = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** What only this installation can have made of a text. */
export const signatureOf = (text: string): string => signatureBy(env.PAYLOAD_SECRET, text)

/** The same, and what the secret before made of it while that is given: what was sent or kept then holds on. */
export const signaturesOf = (text: string): string[] => [
  signatureOf(text),
  ...(env.PAYLOAD_SECRET_BEFORE ? [signatureBy(env.PAYLOAD_SECRET_BEFORE, text)] : []),
]

/** Whether this installation made a signature of this text. */
export const isSignatureOf = (text: string, signature: string): boolean =>
  signaturesOf(text).some((right) => {
    const [given, wanted] = [Buffer.from(signature), Buffer.from(right)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })

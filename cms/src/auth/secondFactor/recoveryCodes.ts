import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@diwan/shared/spec/security'
import { signatureOf, signaturesOf } from '@/signature'
import { toAsciiDigits } from './totp'

// Without letters and digits that look alike.
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 10

const newCode = () => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

/** Codes for the day the phone is lost; each works once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

const signed = (code: string) =>
  `recovery-code\n${toAsciiDigits(code)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')}`

/** What is kept of a recovery code. 49 random bits and the installation's secret make a slow hash needless. */
export const digestOf = (code: string): string => signatureOf(signed(code))

/** What may have been kept of it: by the secret before, too. */
export const digestsOf = (code: string): string[] => signaturesOf(signed(code))

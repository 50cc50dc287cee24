import { Secret, TOTP } from 'otpauth'

/** Seconds a code is good for; one before and one after are taken too, because clocks differ. */
const STEP_SECONDS = 30
const WINDOW = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Diwan',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** A secret for an authenticator app: 160 bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from the picture. */
export const addressFor = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step that a code belongs to; `null` when it is not one of those around now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const digits = toAsciiDigits(code).replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const delta = totpOf(secret).validate({ token: digits, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta
}

/** What an Arabic keyboard writes, as digits. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

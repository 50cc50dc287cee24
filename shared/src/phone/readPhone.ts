import { asciiDigits } from './asciiDigits.ts'
import { dialCodeOf, dialCodes, type DialCode } from './dialCodes.ts'
import { EXTENSION } from './nationalNumber.ts'
import { plusInFront } from './plusInFront.ts'
import { SEPARATORS } from './separators.ts'
import { withoutNationalPrefix } from './withoutNationalPrefix.ts'
import { withoutScheme } from './withoutScheme.ts'

export interface ReadPhone {
  dialCode: DialCode
  /** Digits without dial code and national prefix. */
  national: string
  extension: string
}

const NOT_A_NUMBER = new RegExp(`[^\\d+${SEPARATORS}]`, 'u')

const withoutPrefix = (digits: string, { code, nationalPrefix }: DialCode) =>
  withoutNationalPrefix(digits, { dialCode: code, nationalPrefix })

/**
 * Reads a number as people write it: spaces, brackets, dashes, "00" for "+", a "+" behind, Eastern digits, a trailing extension, the
 * address of a link. Without "+" it belongs to `homeDialCode`. Nothing is said about whether such a number can exist.
 */
export function readPhone(value: string, homeDialCode = '966'): ReadPhone | undefined {
  const written = asciiDigits(withoutScheme(value))
    .replace(/\p{Cf}/gu, '')
    .replaceAll('＋', '+')
    .trim()
  const extension = EXTENSION.exec(written)?.[1] ?? ''
  const number = plusInFront(written.replace(EXTENSION, ''))
  if (NOT_A_NUMBER.test(number) || number.lastIndexOf('+') > number.search(/[\d+]/)) return undefined

  const digits = number.replace(/\D/g, '')
  const abroad = number.includes('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined
  if (abroad !== undefined) {
    const dialCode = dialCodeOf(abroad)
    return dialCode && { dialCode, national: withoutPrefix(abroad.slice(dialCode.code.length), dialCode), extension }
  }

  const home = dialCodes().get(homeDialCode)
  if (!home) return undefined
  const national = withoutPrefix(digits, home)
  // "966501234567" is how many write "+966501234567".
  const rest = digits.startsWith(home.code) ? digits.slice(home.code.length) : ''
  const dialled = !home.lengths.includes(national.length) && home.lengths.includes(withoutPrefix(rest, home).length)
  return { dialCode: home, national: dialled ? withoutPrefix(rest, home) : national, extension }
}

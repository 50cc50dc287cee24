interface Plan {
  dialCode: string
  nationalPrefix: string
}

// The one dial code whose ordinary numbers may begin with the prefix: Saint Petersburg is 812, and 8 is dialled in front of it.
const RUSSIA = '7'
const RUSSIAN_DIGITS = 10

/** Digits of a national number without what people dial in front of it inside the country. */
export function withoutNationalPrefix(digits: string, { dialCode, nationalPrefix }: Plan): string {
  if (nationalPrefix === '' || !digits.startsWith(nationalPrefix)) return digits
  if (dialCode === RUSSIA && digits.length <= RUSSIAN_DIGITS) return digits
  return digits.slice(nationalPrefix.length)
}

import { readPhone } from './readPhone.ts'

/** A number in E.164, `+966501234567`; `null` when its length is impossible. The extension is left out. */
export function e164Of(value: string, homeDialCode = '966'): string | null {
  const read = readPhone(value, homeDialCode)
  if (!read?.dialCode.lengths.includes(read.national.length)) return null
  return `+${read.dialCode.code}${read.national}`
}

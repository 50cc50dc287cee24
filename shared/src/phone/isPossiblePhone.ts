import { readPhone } from './readPhone.ts'

/** Whether a number has a possible length for its country; without "+" it is read as a Saudi number. Any type of line is accepted. */
export function isPossiblePhone(value: string): boolean {
  const read = readPhone(value)
  return read !== undefined && read.dialCode.lengths.includes(read.national.length)
}

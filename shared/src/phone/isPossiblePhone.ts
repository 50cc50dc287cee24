import { isPossiblePhoneNumber } from 'libphonenumber-js/max'

/** Whether a number has a possible length for its country; without "+" it is read as a Saudi number. Any type of line is accepted. */
export function isPossiblePhone(value: string): boolean {
  return isPossiblePhoneNumber(value, 'SA')
}

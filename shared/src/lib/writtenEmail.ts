import { asciiDigits } from '../phone/asciiDigits.ts'
import { withoutUnseenMarks } from './withoutUnseenMarks.ts'

/**
 * An address as it is meant: without unseen marks and spaces around it, and with the digits of ASCII, where those of an Arabic keyboard
 * are all that is in another script. No such mailbox exists, and the letter would come back.
 */
export function writtenEmail(email: string): string {
  const seen = withoutUnseenMarks(email).trim()
  const ascii = asciiDigits(seen)
  return /[^\p{ASCII}]/u.test(ascii) ? seen : ascii
}

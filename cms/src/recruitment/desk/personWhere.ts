import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import type { Where } from 'payload'
import { MAX_SEARCH_WORDS } from '@/database/searchWords'
import { nameKeyOf } from '@/recruitment/duplicates/nameKeyOf'
import { digitsOf } from './digitsOf'

/**
 * People whom a text may mean: by their name in any spelling, by an address, by a part of a number in any notation. What they were known
 * by before is looked through as well.
 */
export function personWhere(text: string): Where {
  const email = normalisedEmail(text)
  // A family name of which only the beginning is typed has its article still, and in its key there is none.
  const words = nameKeyOf(text)
    .split(' ')
    .map((word) => word.replace(/^ال(?=.)/u, ''))
    .filter(Boolean)
    .slice(0, MAX_SEARCH_WORDS)
  const digits = digitsOf(text)
  return {
    or: [
      { name: { like: text } },
      { email: { contains: email } },
      { 'alsoKnownAs.value': { like: text } },
      ...(words.length > 0 ? [{ and: words.map((word): Where => ({ nameKey: { contains: word } })) }] : []),
      ...(digits ? [{ phone: { contains: digits } }, { 'alsoKnownAs.value': { contains: digits } }] : []),
    ],
  }
}

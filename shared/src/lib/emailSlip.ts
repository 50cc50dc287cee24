import { writtenEmail } from './writtenEmail.ts'

/** Where most people have their mail. */
const HOSTS = ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.com', 'yahoo.com']

/** Hosts of their own, though one letter away. */
const OTHERS = new Set(['email.com', 'mail.com', 'ymail.com'])

/** The address that somebody most likely meant, where the host is one letter away from one that most people have: no answer would arrive. */
export function emailSlip(email: string): string | undefined {
  const [name, written, ...more] = writtenEmail(email).split('@')
  const host = written?.toLowerCase()
  if (!name || !host || more.length > 0 || OTHERS.has(host) || HOSTS.includes(host)) return undefined
  const meant = HOSTS.find((each) => isOneSlip(host, each))
  return meant && `${name}@${meant}`
}

/** Whether one letter is missing, too much, another one, or in the place of the next. */
function isOneSlip(written: string, meant: string): boolean {
  const least = Math.min(written.length, meant.length)
  let start = 0
  while (start < least && written[start] === meant[start]) start++
  let end = 0
  while (end < least - start && written.at(-1 - end) === meant.at(-1 - end)) end++
  const rest = written.slice(start, written.length - end)
  const right = meant.slice(start, meant.length - end)
  const isSwapped = rest.length === 2 && rest === [...right].toReversed().join('')
  return isSwapped || (rest.length <= 1 && right.length <= 1)
}

import { withoutUnseenMarks } from '@diwan/shared/lib/withoutUnseenMarks'
import { MAX_LINK_LENGTH, MAX_LINKS } from '@diwan/shared/spec/hiring'

/** The addresses on the web that somebody wrote, one to a line; `undefined` when one of them is none. */
export function linksIn(text: string): string[] | undefined {
  // What is copied in an Arabic text brings marks of its direction along: a link with one behind it leads nowhere.
  const lines = withoutUnseenMarks(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
  const urls = lines.flatMap((line) => addressOf(line) ?? [])
  if (urls.length < lines.length || urls.length > MAX_LINKS) return undefined
  return [...new Set(urls)]
}

function addressOf(line: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`
  if (line.length > MAX_LINK_LENGTH || !URL.canParse(whole)) return undefined
  const { hostname, password, protocol, username } = new URL(whole)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username + password === '' ? whole : undefined
}

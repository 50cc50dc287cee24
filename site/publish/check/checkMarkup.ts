import { problemOf } from '@diwan/shared/messages/problems'
import { PAGE_HASH_PLACEHOLDER } from '../../store/pageHash.ts'
import type { Tag } from '../html/tagsOf.ts'

const STRUCTURE = new Set('html head body main header footer nav article section aside form table ul ol dl'.split(' '))

/** What is wrong with a page's HTML, as sentences; none when it may go live. */
export function checkMarkup(page: string, html: string, tags: Iterable<Tag>): string[] {
  // A redirect's page is a note for browsers, not a document of the site.
  if (/^<!doctype html>\s*<title>Redirecting to:/i.test(html)) return []
  const problems: string[] = []
  if (!/^\s*<!doctype html>/i.test(html)) problems.push(problemOf('noHtml', { page }))
  if (!/<title>[^<]*\S[^<]*<\/title>/i.test(html)) problems.push(problemOf('noTitle', { page }))
  if (html.includes(PAGE_HASH_PLACEHOLDER)) problems.push(problemOf('noHash', { page }))
  const unbalanced = findUnbalanced(tags)
  if (unbalanced !== null) problems.push(problemOf('unbalanced', { page, tag: unbalanced }))
  return problems
}

/** The first structural element that is opened and not closed, or closed and not opened. */
export function findUnbalanced(tags: Iterable<Tag>): string | null {
  const open: string[] = []
  for (const { name, isClosing } of tags) {
    if (!STRUCTURE.has(name)) continue
    if (!isClosing) open.push(name)
    else if (open.pop() !== name) return name
  }
  return open.at(-1) ?? null
}

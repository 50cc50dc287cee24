import { isSystemPath } from './isSystemPath.ts'
import { localePath, splitLocale } from './localePath.ts'
import { pathOfTarget, plainTarget } from './plainTarget.ts'

const FILE = /\.[a-z0-9]+$/i

/** Where the Arabic form of a redirect leads: to its target in Arabic, if there is one in each language. `null` for no target. */
export const arabicTarget = (to: string, siteUrl: string): string | null =>
  hasArabicForm(to) ? plainTarget(localePath('ar', to), siteUrl) : to

/** Whether there is a target in each language: pages are, and of files only the feeds. */
function hasArabicForm(to: string): boolean {
  const path = pathOfTarget(to)
  if (path === null || splitLocale(path)[0] === 'ar' || isSystemPath(path)) return false
  return !FILE.test(path) || path.endsWith('/rss.xml')
}

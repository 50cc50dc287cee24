import { contentTypes } from '../content/contentTypes.ts'
import { pageCatalogue } from './pageCatalogue.ts'

const first = (path: string) => path.split('/')[1] ?? ''

/** First segments of a path that an editor's extra page at `/{slug}` may not take. */
export const reservedSegments: ReadonlySet<string> = new Set(
  [
    ...Object.values(pageCatalogue).map((entry) => first(entry.path)),
    ...Object.values(contentTypes).flatMap((type) => [
      'listPath' in type ? first(type.listPath) : '',
      'entryPath' in type ? first(type.entryPath) : '',
    ]),
    'blogs',
    'solutions',
    'en',
    'ar',
    'admin',
    'api',
    'builds',
    'media',
    'preview',
    'flags',
    'metrics',
    'shared-markup',
    'styleguide',
    '404',
    '500',
    'search',
    // The front page lies in `index.html`.
    'index',
    'robots.txt',
  ].filter((segment) => segment !== ''),
)

/** Whether an extra page may not live at `/{slug}`. */
export function isReservedSlug(slug: string): boolean {
  return reservedSegments.has(slug) || slug.startsWith('_') || slug.startsWith('.')
}

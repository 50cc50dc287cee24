import { ASK_AGAIN, CONTENT_TYPES, PATH_HEADERS } from '../spec/headers.ts'

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** Matches the paths that a line of a `_headers` file means; `*` stands for anything. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.split('*').map(escaped).join('.*')}$`)

const caching = PATH_HEADERS.flatMap(({ path, headers }) =>
  headers.filter(([name]) => name === 'Cache-Control').map(([, value]) => ({ pattern: pathPattern(path), value })),
)

/** How long a file of a release may be kept, by its path with the leading slash. */
export const cacheControlOf = (path: string): string =>
  caching.findLast(({ pattern }) => pattern.test(path))?.value ?? ASK_AGAIN

/** What a file of a release is; `undefined` when its name does not say. */
export const contentTypeOf = (file: string): string | undefined =>
  file.endsWith('rss.xml') ? 'application/rss+xml; charset=utf-8' : CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)]

/** Whether a file of a release is a text, which goes out compressed to whoever takes that. */
export const isText = (file: string): boolean => /\.(?:html|css|js|mjs|json|xml|svg|txt|webmanifest)$/.test(file)

import { LATEST_BUILD } from '../latestBuild.ts'

/** What a file of a release is to its copies: it decides when it is written, and how long it stays. */
export type Kind = 'asset' | 'data' | 'page' | 'rules' | 'list' | 'latest'

const LISTS = /\.(?:xml|txt)$|(?:^|\/)menu-blogs\.json$|(?:^|\/)search[^/]*\.json$/

/** The kind of a file by its path in the release. */
export function kindOf(path: string): Kind {
  if (path === LATEST_BUILD) return 'latest'
  if (isNamedByContent(path)) return 'asset'
  if (path === '_headers' || path === '_redirects' || path.startsWith('_ids/')) return 'rules'
  if (path.endsWith('.html')) return 'page'
  return LISTS.test(path) ? 'list' : 'data'
}

/** Whether a path never gets another content, so that it may stay beside newer ones. */
export const isNamedByContent = (path: string): boolean => /^(?:_astro|media|builds\/meta)\//.test(path)

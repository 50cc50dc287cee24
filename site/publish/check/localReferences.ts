import type { Tag } from '../html/tagsOf.ts'
import { localPathOf } from './localPathOf.ts'
import { referencesOf } from './referencesOf.ts'

/** Paths of this site that a page's tags refer to: each must be answered by the release. */
export function localReferences(pathname: string, tags: Iterable<Tag>, siteUrl: string): Set<string> {
  return localPathsOf(referencesOf(tags), pathname, siteUrl)
}

/** Those of some addresses on a page that lead to paths of this site. */
export function localPathsOf(addresses: Iterable<string>, pathname: string, siteUrl: string): Set<string> {
  const paths = new Set<string>()
  for (const address of addresses) {
    const path = localPathOf(address, pathname, siteUrl)
    if (path !== null) paths.add(path)
  }
  return paths
}

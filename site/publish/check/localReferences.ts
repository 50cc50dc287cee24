import type { Tag } from '../html/tagsOf.ts'
import { localPathOf } from './localPathOf.ts'
import { referencesOf } from './referencesOf.ts'

/** Paths of this site that a page's tags refer to: each must be answered by the release. */
export function localReferences(pathname: string, tags: Iterable<Tag>, siteUrl: string): Set<string> {
  const paths = new Set<string>()
  for (const reference of referencesOf(tags)) {
    const path = localPathOf(reference, pathname, siteUrl)
    if (path !== null) paths.add(path)
  }
  return paths
}

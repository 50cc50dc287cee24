import { localPathOf } from './localPathOf.ts'
import { referencesOf } from './referencesOf.ts'

/** Paths of this site that a page refers to: each must be answered by the release. */
export function localReferences(pathname: string, html: string, siteUrl: string): Set<string> {
  const paths = new Set<string>()
  for (const reference of referencesOf(html)) {
    const path = localPathOf(reference, pathname, siteUrl)
    if (path !== null) paths.add(path)
  }
  return paths
}

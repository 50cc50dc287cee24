import type { RouteTargets, Target } from '../renderer/Renderer.ts'
import type { DependencyGraph, KnownPage, PageUpdate } from '../trace/DependencyGraph.ts'

const ROUTE_PREFIX = 'route:'

/** Targets that came since a route's pages were written down, and files of those that went. */
export function differenceOf(graph: DependencyGraph, found: RouteTargets): { come: Target[]; gone: Iterable<string> } {
  const before = graph.listing(found.route)
  if (before !== null && found.listing !== undefined) {
    const { come, gone } = found.listing.since(before)
    return { come, gone: gone.map(({ file }) => file) }
  }
  const known = graph.filesOf(found.route)
  const come = found.targets.filter(({ file }) => !known.delete(file))
  return { come, gone: known }
}

/** A route's list of targets as the graph keeps it: it asks queries as a page does, and makes no file. */
export function listingOf(route: string, keys: string[]): PageUpdate {
  return { target: { file: `${ROUTE_PREFIX}${route}`, route, pathname: '' }, files: [], keys, media: [], markups: [] }
}

/** Whether what the graph has is a route's list of targets. */
export function isRoute(page: KnownPage): boolean {
  return page.file.startsWith(ROUTE_PREFIX)
}

/** A route as Astro's manifest holds it; only what rendering needs. */
export interface RouteData {
  route: string
  component: string
  pattern: RegExp
  pathname?: string
  type: 'page' | 'endpoint' | 'redirect' | 'fallback'
  prerender: boolean
  origin: string
  isIndex: boolean
  params: string[]
}

export interface StaticPath {
  params: Record<string, string | undefined>
}

interface RouteCache {
  cache: Record<string, unknown>
  key(route: RouteData): string
}

/** The app of a prerender bundle. */
export interface PrerenderApp {
  manifest: { routes: { routeData: RouteData }[]; base: string; trailingSlash: string; serverLike: boolean }
  routeCache: RouteCache
  setInternals(internals: unknown): void
  setOptions(options: unknown): void
  getComponentByRoute(route: RouteData): Promise<Record<string, unknown>>
  render(request: Request, options: { routeData: RouteData }): Promise<Response>
}

export interface AstroInternals {
  callGetStaticPaths(options: Record<string, unknown>): Promise<StaticPath[]>
  /** A route's own `getStaticPaths`, with what Astro passes to it. */
  listStaticPaths(
    mod: Record<string, unknown>,
    route: RouteData,
    manifest: PrerenderApp['manifest'],
  ): Promise<StaticPath[]>
  stringifyParams(params: StaticPath['params'], route: RouteData, trailingSlash: string): string
  redirectTemplate(options: Record<string, unknown>): string
  getOutputFilename(format: 'file', pathname: string, route: RouteData): string
}

interface Pagination {
  generatePaginateFunction(route: RouteData, base: string, trailingSlash: string): unknown
}

/** Functions of Astro itself that a build uses between asking for paths and writing files, by their module. Astro is pinned for their sake. */
export const ASTRO_FUNCTIONS = {
  'render/route-cache.js': 'callGetStaticPaths',
  'render/paginate.js': 'generatePaginateFunction',
  'routing/params.js': 'stringifyParams',
  'routing/3xx.js': 'redirectTemplate',
  'output-filename.js': 'getOutputFilename',
} as const

/** What a code release brings along. */
export type ReleaseModule = { app: PrerenderApp } & Omit<AstroInternals, 'listStaticPaths'> & Pagination

/** The functions of Astro that a code release brings along, and what is made of them. */
export function astroInternals(functions: ReleaseModule): AstroInternals {
  const listStaticPaths: AstroInternals['listStaticPaths'] = async (mod, route, { base, trailingSlash }) => {
    const getStaticPaths = mod.getStaticPaths as (options: Record<string, unknown>) => Promise<StaticPath[]>
    const paginate = functions.generatePaginateFunction(route, base, trailingSlash)
    return (await getStaticPaths({ paginate, routePattern: route.route })).flat()
  }
  return { ...functions, listStaticPaths }
}

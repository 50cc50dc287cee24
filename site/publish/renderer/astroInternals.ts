import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

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

/** Functions of Astro itself that a build uses between asking for paths and writing files. Astro is pinned for their sake. */
export async function loadAstroInternals(): Promise<AstroInternals> {
  const dist = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'dist/core')
  const load = (file: string) => import(pathToFileURL(join(dist, file)).href) as Promise<Record<string, unknown>>
  const modules = await Promise.all(
    ['render/route-cache.js', 'render/paginate.js', 'routing/params.js', 'routing/3xx.js', 'output-filename.js'].map(
      load,
    ),
  )
  const astro = Object.assign({}, ...modules) as AstroInternals & Pagination
  const listStaticPaths: AstroInternals['listStaticPaths'] = async (mod, route, { base, trailingSlash }) => {
    const getStaticPaths = mod.getStaticPaths as (options: Record<string, unknown>) => Promise<StaticPath[]>
    const paginate = astro.generatePaginateFunction(route, base, trailingSlash)
    return (await getStaticPaths({ paginate, routePattern: route.route })).flat()
  }
  return { ...astro, listStaticPaths }
}

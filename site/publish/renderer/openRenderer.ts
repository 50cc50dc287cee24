import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Definitions, keepDefinitions, restoreDefinitions, shared } from '../../store/definitions.ts'
import { MARKUP_ROUTE, markupPathOf } from '../../store/markupRoute.ts'
import { PageTrace } from '../../store/PageTrace.ts'
import { traced } from '../../store/traced.ts'
import {
  astroInternals,
  type PrerenderApp,
  type ReleaseModule,
  type RouteData,
  type StaticPath,
} from './astroInternals.ts'
import { type BundleManifest, readBundle } from './bundle.ts'
import { PathListing } from './PathListing.ts'
import { hasPayload, payloadFileOf, payloadOf } from './payloadOf.ts'
import { RenderError } from './RenderError.ts'
import type { Rendered, Renderer, RouteTargets, Target } from './Renderer.ts'
import { scopePaths } from './scopePaths.ts'
import { findDamage } from './seal.ts'

// A module defines its queries when it is loaded, and a process loads it once however often its code release is opened.
const definitionsOf = new Map<string, Definitions>()
const NONE: Definitions = { indexes: new Map(), queries: new Map() }

/**
 * Makes a code release render in this process. Its queries take the place of those that an earlier one defined; when it cannot be opened,
 * those stay.
 */
export async function openRenderer(folder: string): Promise<Renderer> {
  // Before anything is imported: a module that failed once stays failed in this process.
  const damage = findDamage(folder)
  if (damage !== null) throw new Error(damage)
  const bundle = readBundle(folder)
  const before = keepDefinitions()
  restoreDefinitions(definitionsOf.get(folder) ?? NONE)
  try {
    return await rendererOf(folder, bundle)
  } catch (error) {
    // Modules that were loaded do not define theirs again when it is tried once more.
    definitionsOf.set(folder, keepDefinitions())
    restoreDefinitions(before)
    throw error
  }
}

async function rendererOf(folder: string, bundle: BundleManifest): Promise<Renderer> {
  const module = (await import(pathToFileURL(join(folder, bundle.entry)).href)) as ReleaseModule
  const { app } = module
  const astro = astroInternals(module)
  app.setInternals({
    pagesByKeys: new Map(bundle.pages.map((page) => [page.key, { ...page, route: { route: page.route } }])),
    entrySpecifierToBundleMap: new Map(),
  })
  app.setOptions({ settings: { scripts: [] }, logger: silentLogger() })

  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter((route) => route.prerender && route.type !== 'redirect')
  const routeOf = new Map(routes.map((route) => [keyOf(route), route]))
  const listed = routes.filter(({ route }) => route !== MARKUP_ROUTE)
  const markupRoute = routes.find(({ route }) => route === MARKUP_ROUTE)
  // Every page's queries must be known before a change asks one of them again.
  for (const route of routes) await app.getComponentByRoute(route)
  definitionsOf.set(folder, keepDefinitions())

  const standIns = await standInPaths(app, routes, bundle)
  scopePaths(app.routeCache, standIns)
  const isPrimed = (route: RouteData) =>
    route.pathname !== undefined || app.routeCache.key(route) in app.routeCache.cache

  async function targetsOf(key: string): Promise<RouteTargets> {
    const route = find(key)
    if (route.pathname !== undefined) {
      return { route: key, targets: [targetOf(key, route, route.pathname)], trace: new PageTrace() }
    }
    const mod = await app.getComponentByRoute(route)
    const { routeCache } = app
    const name = routeCache.key(route)
    if (name in standIns) {
      // Astro would look through all of them and keep them, for props that none has.
      const { result, trace } = await traced(() => astro.listStaticPaths(mod, route, app.manifest))
      return routeTargets(key, route, result, trace)
    }
    delete routeCache.cache[name]
    const { base, trailingSlash, serverLike } = app.manifest
    const ask = () => astro.callGetStaticPaths({ mod, route, routeCache, ssr: serverLike, base, trailingSlash })
    const { result, trace } = await traced(ask)
    return routeTargets(key, route, result, trace)
  }

  function routeTargets(key: string, route: RouteData, paths: StaticPath[], trace: PageTrace): RouteTargets {
    const listing = new PathListing(paths, targetMaker(key, route))
    return {
      route: key,
      trace,
      listing,
      get targets() {
        return paths.map((path) => targetAt(key, route, path))
      },
    }
  }

  // A function of its own: one made beside the paths would hold on to all of them for as long as the listing lives.
  const targetMaker = (key: string, route: RouteData) => (path: StaticPath) => targetAt(key, route, path)

  const targetAt = (key: string, route: RouteData, { params }: StaticPath) =>
    targetOf(key, route, astro.stringifyParams(params, route, app.manifest.trailingSlash))

  function targetOf(key: string, route: RouteData, pathname: string): Target {
    return { file: astro.getOutputFilename('file', pathname, route).replace(/^\//, ''), route: key, pathname }
  }

  function routesAt(pathname: string): string[] {
    return listed.filter((route) => route.type === 'page' && route.pattern.test(pathname)).map(keyOf)
  }

  async function render(target: Target): Promise<Rendered> {
    const route = find(target.route)
    // Otherwise Astro would ask for the route's paths inside the page's trace.
    if (!isPrimed(route)) await targetsOf(target.route)
    const url = new URL(route.type === 'endpoint' ? target.pathname : `/${target.file}`, bundle.origin)
    const trace = new PageTrace()
    const result = await shared.traces
      .run(trace, () => answer(route, url))
      .catch((cause: unknown) => {
        throw new RenderError(target.pathname, trace, cause)
      })
    const files = [{ path: target.file, body: bodyOf(result.response, result.body, url) }]
    if (hasPayload(route.type, result.response.status)) {
      files.push({ path: payloadFileOf(url.pathname), body: Buffer.from(payloadOf(trace)) })
    }
    return { files, trace }
  }

  async function renderMarkup(name: string): Promise<PageTrace | null> {
    if (markupRoute === undefined) return null
    const pathname = markupPathOf(name)
    try {
      const { files, trace } = await render({ route: keyOf(markupRoute), pathname, file: `${pathname}.html` })
      const html = trace.markups.get(name)?.html
      const page = Buffer.from(files[0]?.body ?? '').toString('utf8')
      // What is done to a whole page in the end must leave it as it is, and it may not depend on the page around it.
      return html !== undefined && page.includes(html) && !html.includes(pathname) ? trace : null
    } catch (error) {
      if (error instanceof RenderError) return null
      throw error
    }
  }

  async function answer(route: RouteData, url: URL) {
    const response = await app.render(new Request(url), { routeData: route })
    // The error page itself answers 500.
    if (response.status >= 500 && !url.pathname.endsWith('/500.html')) throw new Error(`it answers ${response.status}`)
    const { buffer, byteOffset, byteLength } = await response.bytes()
    return { response, body: Buffer.from(buffer, byteOffset, byteLength) }
  }

  /** A redirect comes without a body: its page is made here as a build makes it. */
  function bodyOf(response: Response, body: Buffer, url: URL): Buffer {
    if (response.status < 300 || response.status >= 400) return body
    const relativeLocation = response.headers.get('location') ?? '/'
    const absoluteLocation = bundle.site === null ? relativeLocation : new URL(relativeLocation, bundle.site)
    const template = { status: response.status, absoluteLocation, relativeLocation, from: url.pathname }
    return Buffer.from(astro.redirectTemplate(template).replaceAll('\n', ''))
  }

  function find(key: string): RouteData {
    const route = routeOf.get(key)
    if (route === undefined) throw new Error(`The code release ${bundle.id} has no route ${key}`)
    return route
  }

  return {
    code: { id: bundle.id, timestamp: bundle.timestamp, prerendered: bundle.prerendered },
    bundle: folder,
    staticFolder: join(folder, 'static'),
    routes: () => listed.map(keyOf),
    routesAt,
    targetsOf,
    render,
    renderMarkup,
  }
}

/**
 * What Astro finds in the place of a route's paths when none of them brings props: whoever renders one page need not list all
 * of them first. Which paths exist is asked with `targetsOf`.
 */
async function standInPaths(
  app: PrerenderApp,
  routes: RouteData[],
  bundle: BundleManifest,
): Promise<Record<string, unknown>> {
  const isPlain = new Set(bundle.pages.filter((page) => !page.readsProps).map(keyOf))
  const found: Record<string, unknown> = {}
  for (const route of routes.filter((one) => one.pathname === undefined && isPlain.has(keyOf(one)))) {
    const staticPaths = Object.assign([], { keyed: { get: () => ({ params: {} }) } })
    found[app.routeCache.key(route)] = { mod: await app.getComponentByRoute(route), staticPaths }
  }
  return found
}

function keyOf(route: Pick<RouteData, 'route' | 'component'>): string {
  return `${route.route} ${route.component}`
}

/** Astro wants a logger of its own shape; its messages matter only when a page fails, and then as an exception. */
function silentLogger() {
  return { options: { destination: { write: () => true }, level: 'error' } }
}

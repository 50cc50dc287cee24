import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { MARKUP_ROUTE } from '../../store/markupRoute.ts'
import { traced } from '../../store/traced.ts'
import { growHeapBy } from '../growHeapBy.ts'
import { buildMeta } from './buildMeta.ts'
import { BUNDLES, type BundleManifest, bundleOf, pointToBundle, readBundle } from './bundle.ts'
import { CODE_INPUTS, codeIdOf } from './codeIdOf.ts'
import { joinModules } from './joinModules.ts'
import { joinStylesheets } from './joinStylesheets.ts'
import { hasPayload, payloadFileOf, payloadOf } from './payloadOf.ts'
import { skipFacades } from './skipFacades.ts'

interface Options {
  /** Folder that `inputs` are relative to. */
  root?: string
  inputs?: string[]
  bundles?: string
  /** Components (`src/….astro`) that many templates may show and few pages do, in groups that go together. */
  optional?: string[][]
}

const RENDERER = 'server/renderer.mjs'
// A build passes a whole site through its heap and keeps little of that. On a machine with much memory V8 would let it grow fourfold.
const SLOW_GROWTH = 50

type PageStyles = BundleManifest['pages'][number]

/** What Astro keeps about a page while it builds; only what a later render needs. */
interface PageBuildData {
  key: string
  component: string
  route: { route: string }
  styles: PageStyles['styles']
}

/** Learns the scope of each component that has styles. */
function scopeWatcher(scopes: Map<string, string>) {
  return {
    name: 'diwan-scopes',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const scope = /\?astro&type=style/.test(id) && /astro-[a-z0-9]{8}/.exec(code)?.[0]
      if (scope) scopes.set(id.slice(0, id.indexOf('?')), scope)
      return null
    },
  }
}

/** Whether a page's source names props at all; what cannot be read may. */
function readsProps(file: string): boolean {
  return !existsSync(file) || /\bprops\b/.test(readFileSync(file, 'utf8'))
}

function writeBelow(folder: string, file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * Makes `astro build` leave a code release: its prerender modules and static files, from which the publisher renders pages
 * without building. Names the code in pages and writes each page's payload beside it.
 */
export function release(options: Options = {}): AstroIntegration {
  const root = options.root ?? join(import.meta.dirname, '../../..')
  const bundles = options.bundles ?? BUNDLES
  const optional = options.optional ?? []
  const scopes = new Map<string, string>()
  let code = ''
  let origin = ''
  let site: string | null = null
  let outDir = ''
  let project = ''
  let pages: Map<string, PageBuildData> = new Map()
  let prerendered: string[] = []

  return {
    name: 'diwan:release',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        site = config.site ?? null
        const settings = {
          site,
          apiBase: process.env.PUBLIC_API_BASE ?? '',
          testPages: process.env.TEST_PAGES ?? '',
        }
        code = codeIdOf(root, options.inputs ?? CODE_INPUTS, settings)
        updateConfig({
          vite: { define: { 'import.meta.env.PUBLIC_CODE_ID': JSON.stringify(code) }, plugins: [scopeWatcher(scopes)] },
        })
      },
      'astro:config:done': ({ config }) => {
        origin = site === null ? `http://localhost:${config.server.port}` : new URL(site).origin
        outDir = fileURLToPath(config.outDir)
        project = fileURLToPath(config.root)
      },
      'astro:routes:resolved': ({ routes }) => {
        prerendered = routes
          .filter(
            ({ isPrerendered, origin, pattern }) => isPrerendered && origin !== 'internal' && pattern !== MARKUP_ROUTE,
          )
          .map(({ pattern }) => pattern)
      },
      'astro:build:setup': (setup) => {
        pages = setup.pages as unknown as Map<string, PageBuildData>
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        setPrerenderer((inner) => ({
          ...inner,
          async setup() {
            const shown = [...pages.values()].filter(({ route }) => route.route !== MARKUP_ROUTE)
            joinStylesheets({ pages: shown, modules: modulesFolder(), outDir, groups: optional.map(scopesOf) })
            skipFacades({ modules: modulesFolder(), outDir })
            await inner.setup?.()
            await keepBundle((message) => logger.error(message))
            growHeapBy(SLOW_GROWTH)
          },
          // Ids are asked here, outside of any page, so that no page depends on all of them.
          getStaticPaths: () => inner.getStaticPaths(),
          render: async (request, context) => {
            const { result, trace } = await traced(async () => inner.render(request, context))
            const { status } = result instanceof Response ? result : result.response
            // At once: those of a large site would fill the memory until all pages are made.
            if (hasPayload(context.routeData.type, status)) {
              writeBelow(outDir, payloadFileOf(new URL(request.url).pathname), payloadOf(trace))
            }
            return result
          },
        }))
      },
      'astro:build:done': ({ dir }) => {
        const manifest = readBundle(bundleOf(code, bundles) as string)
        writeBelow(fileURLToPath(dir), ...buildMeta({ ...manifest, id: code }))
        pointToBundle(code, bundles)
      },
    },
  }

  function scopesOf(components: string[]): string[] {
    return components.map((component) => {
      const scope = [...scopes].find(([file]) => file.endsWith(`/${component}`))?.[1]
      if (scope === undefined) throw new Error(`${component} has no styles: take it out of the release's \`optional\`.`)
      return scope
    })
  }

  // Astro puts them elsewhere when the output lies outside the working folder.
  function modulesFolder(): string {
    return join(outDir.startsWith(process.cwd()) ? outDir : join(process.cwd(), '.astro'), '.prerender')
  }

  /** Keeps the modules and static files that exist before the first page is rendered. */
  async function keepBundle(onError: (message: string) => void): Promise<void> {
    const folder = join(bundles, code)
    const timestamp = bundleOf(code, bundles) === null ? Date.now() : readBundle(folder).timestamp
    const partial = `${folder}.partial`
    rmSync(partial, { recursive: true, force: true })
    // The build goes on without it: the publisher falls back to full builds, which must not fail for the same reason.
    await joinModules({ modules: modulesFolder(), file: join(partial, RENDERER) }).catch((error: unknown) => {
      onError(
        `Pages cannot be rendered one by one with this code, so each release will be a full build. ${String(error)}`,
      )
    })
    cpSync(outDir, join(partial, 'static'), { recursive: true, filter: (path) => basename(path) !== '.prerender' })
    const manifest: BundleManifest = {
      id: code,
      timestamp,
      prerendered,
      entry: RENDERER,
      origin,
      site,
      pages: [...pages.values()].map(({ key, component, route, styles }) => ({
        key,
        component,
        route: route.route,
        styles,
        readsProps: readsProps(join(project, component)),
      })),
    }
    writeFileSync(join(partial, 'code.json'), JSON.stringify(manifest))
    rmSync(folder, { recursive: true, force: true })
    renameSync(partial, folder)
    utimesSync(folder, new Date(), new Date())
  }
}

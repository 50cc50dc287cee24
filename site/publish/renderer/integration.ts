import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { traced } from '../../store/traced.ts'
import { BUNDLES, type BundleManifest, bundleOf, pointToBundle, readBundle } from './bundle.ts'
import { codeIdOf } from './codeIdOf.ts'
import { hasPayload, payloadFileOf, payloadOf } from './payloadOf.ts'

// The repository's files that decide what the built site does.
const INPUTS = ['src', 'integrations', 'public', 'store', 'publish/renderer', 'astro.config.ts', 'package.json'].map(
  (p) => `site/${p}`,
)
const SHARED_INPUTS = ['shared/src', 'package-lock.json']

interface Options {
  /** Folder that `inputs` are relative to. */
  root?: string
  inputs?: string[]
  bundles?: string
}

type PageStyles = BundleManifest['pages'][number]

/** What Astro keeps about a page while it builds; only what a later render needs. */
interface PageBuildData {
  key: string
  component: string
  route: { route: string }
  styles: PageStyles['styles']
}

/**
 * Makes `astro build` leave a code release: its prerender modules and static files, from which the publisher renders pages
 * without building. Names the code in pages and writes each page's payload beside it.
 */
export function release(options: Options = {}): AstroIntegration {
  const root = options.root ?? join(import.meta.dirname, '../../..')
  const bundles = options.bundles ?? BUNDLES
  const payloads = new Map<string, string>()
  let code = ''
  let origin = ''
  let site: string | null = null
  let outDir = ''
  let pages: Map<string, PageBuildData> = new Map()
  let prerendered: string[] = []

  return {
    name: 'diwan:release',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        site = config.site ?? null
        const settings = { site, apiBase: process.env.PUBLIC_API_BASE ?? '' }
        code = codeIdOf(root, options.inputs ?? [...INPUTS, ...SHARED_INPUTS], settings)
        updateConfig({ vite: { define: { 'import.meta.env.PUBLIC_CODE_ID': JSON.stringify(code) } } })
      },
      'astro:config:done': ({ config }) => {
        origin = site === null ? `http://localhost:${config.server.port}` : new URL(site).origin
        outDir = fileURLToPath(config.outDir)
      },
      'astro:routes:resolved': ({ routes }) => {
        prerendered = routes.filter((route) => route.isPrerendered && route.origin !== 'internal').map((r) => r.pattern)
      },
      'astro:build:setup': (setup) => {
        pages = setup.pages as unknown as Map<string, PageBuildData>
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((inner) => ({
          ...inner,
          async setup() {
            await inner.setup?.()
            keepBundle()
          },
          // Ids are asked here, outside of any page, so that no page depends on all of them.
          getStaticPaths: () => inner.getStaticPaths(),
          render: async (request, context) => {
            const { result, trace } = await traced(async () => inner.render(request, context))
            const { status } = result instanceof Response ? result : result.response
            if (hasPayload(context.routeData.type, status)) {
              payloads.set(payloadFileOf(new URL(request.url).pathname), payloadOf(trace))
            }
            return result
          },
        }))
      },
      'astro:build:done': ({ dir }) => {
        for (const [file, payload] of payloads) {
          const path = join(fileURLToPath(dir), file)
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, payload)
        }
        const manifest = readBundle(bundleOf(code, bundles) as string)
        const meta = { id: code, timestamp: manifest.timestamp, prerendered: manifest.prerendered }
        mkdirSync(join(fileURLToPath(dir), 'builds/meta'), { recursive: true })
        writeFileSync(join(fileURLToPath(dir), 'builds/meta', `${code}.json`), JSON.stringify(meta))
        pointToBundle(code, bundles)
      },
    },
  }

  /** Copies the modules and static files that exist before the first page is rendered. */
  function keepBundle(): void {
    const folder = join(bundles, code)
    const timestamp = bundleOf(code, bundles) === null ? Date.now() : readBundle(folder).timestamp
    const partial = `${folder}.partial`
    rmSync(partial, { recursive: true, force: true })
    // Astro puts them elsewhere when the output lies outside the working folder.
    const home = outDir.startsWith(process.cwd()) ? outDir : join(process.cwd(), '.astro')
    const modules = join(home, '.prerender')
    cpSync(modules, join(partial, 'server'), { recursive: true })
    cpSync(outDir, join(partial, 'static'), { recursive: true, filter: (path) => basename(path) !== '.prerender' })
    const manifest: BundleManifest = {
      id: code,
      timestamp,
      prerendered,
      entry: 'prerender-entry',
      origin,
      site,
      pages: [...pages.values()].map(({ key, component, route, styles }) => ({
        key,
        component,
        route: route.route,
        styles,
      })),
    }
    writeFileSync(join(partial, 'code.json'), JSON.stringify(manifest))
    rmSync(folder, { recursive: true, force: true })
    renameSync(partial, folder)
    utimesSync(folder, new Date(), new Date())
  }
}

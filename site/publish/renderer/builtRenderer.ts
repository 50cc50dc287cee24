import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PageTrace } from '../../store/PageTrace.ts'
import { filesBelow } from '../filesBelow.ts'
import { ReleaseError } from '../render/ReleaseError.ts'
import { latestBundle, readBundle } from './bundle.ts'
import { buildSite, SITE } from './buildSite.ts'
import type { Renderer, Target } from './Renderer.ts'

const ROUTE = 'astro build'

interface Options {
  mirrorFile: string
  siteUrl: string
  bundles: string
  build?: typeof buildSite
}

/** The way out when a code release cannot be run in this process: every release is what a full `astro build` makes of the mirror. */
export function builtRenderer({ mirrorFile, siteUrl, bundles, build = buildSite }: Options): Renderer {
  const code = { id: '', timestamp: 0, prerendered: [] as string[] }
  const folder = wholeFolderOf(mirrorFile)
  let staticFolder = ''

  async function buildAgain(): Promise<string> {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    const mirror = join(folder, 'mirror.sqlite')
    copyMirror(mirrorFile, mirror)
    const outDir = join(folder, 'dist')
    await build({ MIRROR: mirror, SITE_URL: siteUrl, BUNDLES: bundles }, { outDir }).catch((error: unknown) => {
      throw new ReleaseError(error instanceof Error ? error.message : String(error), [])
    })
    const bundle = latestBundle(bundles)
    if (bundle === null) throw new Error('`astro build` left no code release. Is release() in astro.config.ts?')
    const { id, timestamp, prerendered } = readBundle(bundle)
    Object.assign(code, { id, timestamp, prerendered })
    staticFolder = join(bundle, 'static')
    return outDir
  }

  async function targets(): Promise<Target[]> {
    const outDir = await buildAgain()
    const ofCode = new Set(filesBelow(staticFolder))
    return filesBelow(outDir)
      .filter((file) => !ofCode.has(file) && !/^builds\/|\.prerender\//.test(file))
      .map((file) => ({ file, route: ROUTE, pathname: file.replace(/(^|\/)index\.html$|\.html$/, '') }))
  }

  return {
    code,
    isWhole: true,
    get staticFolder() {
      return staticFolder
    },
    routes: () => [ROUTE],
    routesAt: () => [],
    targetsOf: async (route) => ({ route, targets: await targets(), trace: new PageTrace() }),
    render: async ({ file }) => ({
      files: [{ path: file, body: readFileSync(join(folder, 'dist', file)) }],
      trace: new PageTrace(),
    }),
    renderMarkup: async () => null,
  }
}

/**
 * Where full builds of a mirror are made: modules of a build resolve their imports from where it lies. The same at every start, so that
 * a publisher that was killed leaves nothing behind for good.
 */
export function wholeFolderOf(mirrorFile: string): string {
  const name = createHash('sha256').update(resolve(mirrorFile)).digest('hex').slice(0, 12)
  return join(SITE, `.bundle-whole-${name}`)
}

/** The mirror as it is, for the present moment. */
function copyMirror(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true })
  source.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  source.close()
  const copy = new DatabaseSync(to)
  copy.prepare("INSERT OR REPLACE INTO meta VALUES ('now', ?)").run(String(Date.now()))
  copy.close()
}

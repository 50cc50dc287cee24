import { join } from 'node:path'
import { ContentStore } from '../../store/ContentStore.ts'
import { withStore } from '../../store/currentStore.ts'
import { MemorySource } from '../../store/MemorySource.ts'
import { readFixture } from '../../store/readFixture.ts'
import { log } from '../log.ts'
import { buildSite, SITE } from './buildSite.ts'
import { builtRenderer } from './builtRenderer.ts'
import { BUNDLES, latestBundle } from './bundle.ts'
import { openRenderer } from './openRenderer.ts'
import type { Renderer } from './Renderer.ts'

interface Options {
  mirrorFile: string
  siteUrl: string
  bundles?: string
  build?: typeof buildSite
  open?: typeof openRenderer
}

/**
 * The newest code release, ready to render. Without a usable one the site is built first; when even a fresh one cannot be run,
 * every release is a full build.
 */
export async function ensureRenderer({
  mirrorFile,
  siteUrl,
  bundles = BUNDLES,
  build = buildSite,
  open = openRenderer,
}: Options): Promise<Renderer> {
  const first = await tryToOpen(bundles, open)
  if (first !== null) return first
  await build({ SITE_URL: siteUrl, BUNDLES: bundles })
  const second = await tryToOpen(bundles, open)
  if (second !== null) return second
  log('pages cannot be rendered one by one: every release is a full build until there is another code release')
  return builtRenderer({ mirrorFile, siteUrl, bundles, build })
}

async function tryToOpen(bundles: string, open: typeof openRenderer): Promise<Renderer | null> {
  const folder = latestBundle(bundles)
  if (folder === null) return null
  try {
    const renderer = await open(folder)
    await probe(renderer)
    return renderer
  } catch (error) {
    log('code release cannot be used', { folder, message: error instanceof Error ? error.message : String(error) })
    return null
  }
}

/** Renders the error page from the committed content: a code release that cannot do that can do nothing. */
async function probe(renderer: Renderer): Promise<void> {
  const store = new ContentStore(new MemorySource(readFixture(join(SITE, 'fixtures/mirror.jsonl'))), Date.now())
  const route = renderer.routes().find((one) => one.startsWith('/404'))
  if (route === undefined) throw new Error('It has no error page.')
  await withStore(store, async () => {
    for (const target of (await renderer.targetsOf(route)).targets) await renderer.render(target)
  })
}

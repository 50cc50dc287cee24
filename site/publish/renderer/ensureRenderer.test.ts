import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCms } from '../testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from '../testing/startPublisher.ts'
import { testSite } from '../testing/testSite.ts'
import { wholeFolderOf } from './builtRenderer.ts'
import { pointToBundle } from './bundle.ts'
import { ensureRenderer } from './ensureRenderer.ts'

let folder: string
let remove: () => void
const CODE = { id: 'code-1', timestamp: 1, prerendered: [], entry: 'entry', origin: 'x', site: null, pages: [] }

beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
})

afterEach(() => {
  rmSync(wholeFolderOf(settings().mirrorFile), { recursive: true, force: true })
  remove()
})

/** Leaves a code release and pages as `astro build` would. */
const build = vi.fn(async (env: NodeJS.ProcessEnv = {}, { outDir = '' } = {}) => {
  const bundle = join(env.BUNDLES as string, CODE.id)
  mkdirSync(join(bundle, 'static'), { recursive: true })
  writeFileSync(join(bundle, 'code.json'), JSON.stringify(CODE))
  writeFileSync(join(bundle, 'static/robots.txt'), 'robots')
  pointToBundle(CODE.id, env.BUNDLES)
  if (outDir === '') return
  mkdirSync(outDir, { recursive: true })
  const page = '<!doctype html><html><head><title>Built</title></head><body></body></html>'
  for (const file of ['index.html', 'ar.html', '404.html']) writeFileSync(join(outDir, file), page)
  writeFileSync(join(outDir, 'robots.txt'), 'robots')
})

const settings = () => ({
  mirrorFile: join(folder, 'publish/mirror.sqlite'),
  siteUrl: 'https://site.example',
  bundles: join(folder, 'bundles'),
  build,
})

test('a code release that cannot be opened is built again by itself', async () => {
  build.mockClear()
  let attempts = 0
  const open = async () => {
    if (attempts++ === 0) throw new Error('damaged')
    return testSite({ staticFolder: folder })
  }
  await build({ BUNDLES: join(folder, 'bundles') })

  const renderer = await ensureRenderer({ ...settings(), open })

  expect([renderer.isWhole ?? false, build.mock.calls.length, attempts]).toEqual([false, 2, 2])
})

test('when a fresh one cannot be run either, full builds go live and say so', async () => {
  const open = async () => {
    throw new Error('Astro has changed')
  }
  const cms = new FakeCms()
  cms.publish('blogs', 'b1', { slug: 'one', title: 'One', date: '2026-01-01' })
  const renderer = await ensureRenderer({ ...settings(), open })

  const started = await startPublisher({ cms, dataDir: folder, renderer })
  const status = started.publisher.status()
  await started.publish(cms.publish('blogs', 'b1', { slug: 'one', title: 'Two', date: '2026-01-01' }))
  const builds = build.mock.calls.length
  await started.publish()
  const reports = started.reports()
  await started.stop()

  expect(status).toMatchObject({ state: 'idle', isBuilding: true, live: { code: 'code-1' } })
  expect(started.read('index.html')).toContain('Built')
  expect(started.read('robots.txt')).toBe('robots')
  expect(reports.flatMap((report) => ('outbox' in report ? report.outbox : []))).toContain('row-2')
  expect(build.mock.calls.length).toBe(builds)
})

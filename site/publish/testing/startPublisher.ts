import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '@diwan/shared/contracts/publishing'
import { filesBelow } from '../filesBelow.ts'
import type { Lead } from '../lead/Lead.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { Publisher } from '../Publisher.ts'
import { Reporter } from '../report/Reporter.ts'
import type { Renderer } from '../renderer/Renderer.ts'
import type { TargetSettings } from '../target/TargetFollower.ts'
import type { FakeCms } from './fakeCms.ts'
import { testSite } from './testSite.ts'

interface Options {
  cms: FakeCms
  dataDir?: string
  code?: string
  /** Another renderer than the test site's. */
  renderer?: Renderer
  siteUrl?: string
  target?: TargetSettings
  lead?: Lead
  rest?: number
  /** None without it. */
  breath?: number
  beat?: number
  worthThreads?: number
  onStep?: (step: string) => void
  onDamage?: (message: string) => void
  /** Comes back while the start still has something to do. */
  isAwaited?: boolean
}

/** A folder for one test. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'publisher-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A publisher of the test site over a folder, with the reports it has written down. */
export async function startPublisher({
  cms,
  dataDir = temporaryFolder().folder,
  code,
  onStep,
  onDamage,
  renderer: given,
  siteUrl = 'https://site.example',
  target,
  lead,
  rest,
  breath = 0,
  beat,
  worthThreads,
  isAwaited = true,
}: Options) {
  const staticFolder = join(dataDir, 'static')
  mkdirSync(join(staticFolder, '_astro'), { recursive: true })
  writeFileSync(join(staticFolder, '_astro', `${code ?? 'code-1'}.js`), 'export {}')
  const database = openMirror(join(dataDir, 'publish/mirror.sqlite'))
  const stopping = new AbortController()
  // Nobody listens there: reports stay where they are written down.
  const reporter = new Reporter(database, {
    cmsOrigin: 'http://127.0.0.1:9',
    secret: `whsec_${btoa('test')}`,
    signal: stopping.signal,
    lead,
  })
  const renderer = given ?? testSite({ staticFolder, ...(code === undefined ? {} : { code }) })
  const settings = { dataDir, database, cms, reporter, renderer, siteUrl, apiOrigin: '', target: target ?? null, lead }
  const publisher = new Publisher({
    ...settings,
    breath,
    ...(onStep && { onStep }),
    ...(onDamage && { onDamage }),
    ...(rest && { rest }),
    ...(beat && { beat }),
    ...(worthThreads && { worthThreads }),
  })
  await publisher.start()
  if (isAwaited) await publisher.settled()
  const current = join(dataDir, 'site/current')
  return {
    publisher,
    dataDir,
    database,
    read: (path: string) => readFileSync(join(current, path), 'utf8'),
    files: () => filesBelow(`${current}/`.slice(0, -1)).sort(),
    exists: (path: string) => readdirSync(join(current, path, '..')).includes(path.split('/').at(-1) as string),
    reports: () =>
      (database.prepare('SELECT body FROM reports ORDER BY id').all() as { body: string }[]).map(
        ({ body }) => JSON.parse(body) as Report,
      ),
    async publish(...changes: Parameters<Publisher['receive']>[0]) {
      publisher.receive(changes)
      await publisher.settled()
    },
    async stop() {
      stopping.abort()
      await publisher.stop()
      database.close()
    },
  }
}

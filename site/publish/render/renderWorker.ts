import { parentPort, workerData } from 'node:worker_threads'
import { BoundedCache } from '../../store/BoundedCache.ts'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore } from '../../store/currentStore.ts'
import { MirrorSource } from '../../store/MirrorSource.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import type { Target } from '../renderer/Renderer.ts'
import { BlobStore } from '../swap/BlobStore.ts'
import { type StoredQuery, storedQueryOf } from '../trace/storedQuery.ts'
import type { PoolPage, PoolSettings } from './RenderPool.ts'
import { renderPage } from './renderPage.ts'

const TOLD_CHARACTERS = 10_000_000

// One of several threads that render a big release: it reads the mirror by itself and answers with what its pages need written down.
const { bundle, mirrorFile, blobs: folder, siteUrl, now } = workerData as PoolSettings
const port = parentPort as NonNullable<typeof parentPort>

setCurrentStore(new ContentStore(new MirrorSource(mirrorFile), now, { isFixed: true }))
const opened = openRenderer(bundle)
const blobs = new BlobStore(folder)
// Telling a query again costs less than remembering all those of a large site.
const told = new BoundedCache<true>(TOLD_CHARACTERS)
const sampled = new Set<string>()

port.on('message', (targets: Target[]) => {
  renderAll(targets).then(
    (pages) => port.postMessage({ pages }),
    (error: unknown) =>
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

async function renderAll(targets: Target[]): Promise<PoolPage[]> {
  const renderer = await opened
  const pages: PoolPage[] = []
  for (const target of targets) {
    let sample: string | null = null
    const { trace, ...page } = await renderPage(
      {
        renderer,
        blobs,
        siteUrl,
        onFile: ({ route }, { path, body }) => {
          if (!path.endsWith('.html') || sampled.has(route)) return
          sampled.add(route)
          sample = body.toString('utf8')
        },
      },
      target,
    )
    const queries: StoredQuery[] = []
    for (const { record } of trace.answers.values()) tell(record, queries)
    pages.push({ ...page, sample, keys: [...trace.answers.keys()], queries })
  }
  return pages
}

function tell(record: QueryRecord, queries: StoredQuery[]): void {
  const { key } = record
  if (told.get(key) === true) return
  told.set(key, true, key.length)
  queries.push(storedQueryOf(record))
  for (const child of record.children) tell(child, queries)
}

import { parentPort, workerData } from 'node:worker_threads'
import { BoundedCache } from '../../store/BoundedCache.ts'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore } from '../../store/currentStore.ts'
import { MirrorSource } from '../../store/MirrorSource.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import type { Target } from '../renderer/Renderer.ts'
import { BlobStore } from '../swap/BlobStore.ts'
import type { KnownMarkup } from '../trace/SharedMarkups.ts'
import { type StoredQuery, storedQueryOf } from '../trace/storedQuery.ts'
import type { PoolAnswer, PoolQuestion, PoolSettings, PoolTargets } from './RenderPool.ts'
import { listingFailure } from './listingFailure.ts'
import { renderPage } from './renderPage.ts'

const TOLD_CHARACTERS = 10_000_000
const SHARED_TOLD_CHARACTERS = 1_000_000

// One of several threads that render a big release: it reads the mirror by itself and answers with what its pages need written down.
const { bundle, mirrorFile, blobs: folder, siteUrl, now } = workerData as PoolSettings
const port = parentPort as NonNullable<typeof parentPort>

setCurrentStore(new ContentStore(new MirrorSource(mirrorFile), now, { isFixed: true }))
const opened = openRenderer(bundle)
const blobs = new BlobStore(folder)
// Telling a query again costs less than remembering all those of a large site.
const told = new BoundedCache<true>(TOLD_CHARACTERS)
const sampled = new Set<string>()
const sharedTold = new BoundedCache<true>(SHARED_TOLD_CHARACTERS)

port.on('message', (question: PoolQuestion) => {
  const answer = 'route' in question ? targetsOf(question.route) : renderAll(question.targets)
  answer.then(
    (found) => port.postMessage({ answer: found }),
    (error: unknown) => port.postMessage({ error: error instanceof Error ? error : new Error(String(error)) }),
  )
})

async function targetsOf(route: string): Promise<PoolTargets> {
  const renderer = await opened
  try {
    const { targets, trace } = await renderer.targetsOf(route)
    return { targets, ...toldOf(trace), failure: null }
  } catch (error) {
    const failure = listingFailure(route, error)
    if (failure === null) throw error
    return { targets: [], keys: [], queries: [], failure }
  }
}

async function renderAll(targets: Target[]): Promise<PoolAnswer[]> {
  const renderer = await opened
  const pages: PoolAnswer[] = []
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
    pages.push({ ...page, sample, ...toldOf(trace), shared: [...trace.markups.keys()], markups: markupsOf(trace) })
  }
  return pages
}

function toldOf({ answers, ownKeys: keys }: PageTrace): { keys: string[]; queries: StoredQuery[] } {
  const queries: StoredQuery[] = []
  for (const { record } of answers.values()) tell(record, queries)
  return { keys, queries }
}

function markupsOf({ markups }: PageTrace): KnownMarkup[] {
  const told: KnownMarkup[] = []
  for (const [name, markup] of markups) {
    if (sharedTold.get(name) === true) continue
    sharedTold.set(name, true, name.length)
    told.push({ name, ...markup })
  }
  return told
}

function tell(record: QueryRecord, queries: StoredQuery[]): void {
  const { key } = record
  if (told.get(key) === true) return
  told.set(key, true, key.length)
  queries.push(storedQueryOf(record))
  for (const child of record.children) tell(child, queries)
}

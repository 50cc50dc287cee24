import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { DemoDocument } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import { extraDocument } from './extraDocument.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'

/** Documents per transaction: each commit waits for the disk once. */
const BATCH = 250

async function idsOf(payload: Payload, collection: 'blogs' | 'news'): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { like: `extra-${collection}-` } },
    select: {},
    depth: 0,
    limit: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
  })
  return new Set(docs.map(({ id }) => String(id)))
}

async function write(req: PayloadRequest, document: DemoDocument): Promise<void> {
  const { db } = req.payload
  const data = inEveryLanguage(document)
  const { createdAt, updatedAt, id, ...version } = data
  await db.create({ collection: document.collection, data, req, returning: false })
  // Lists in the admin read the newest version of each document.
  await db.createVersion({
    collectionSlug: document.collection as 'blogs',
    parent: id,
    versionData: { ...version, createdAt, updatedAt } as never,
    autosave: false,
    createdAt,
    updatedAt,
    req,
    returning: false,
  })
}

async function writeBatch(payload: Payload, documents: DemoDocument[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    for (const document of documents) await write(req, document)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * Makes sure that at least `count` extra articles and news items are published in both languages, for work on scale. They are
 * written past hooks and validation, in batches (10,000 take about 45 s on two busy cores); the publisher finds them when it
 * compares manifests.
 */
export async function ensureExtraDocuments(payload: Payload, count: number): Promise<string> {
  const present = { blogs: await idsOf(payload, 'blogs'), news: await idsOf(payload, 'news') }
  const wanted = Array.from({ length: count }, (_, index) =>
    // Three articles to one news item.
    index % 4 === 3
      ? extraDocument('news', (index + 1) / 4)
      : extraDocument('blogs', index - Math.floor(index / 4) + 1),
  )
  const missing = wanted.filter(
    ({ collection, key }) => !present[collection as 'blogs' | 'news'].has(ref(collection, key)),
  )
  for (let from = 0; from < missing.length; from += BATCH) {
    await writeBatch(payload, missing.slice(from, from + BATCH))
  }
  return `${missing.length} written, ${count - missing.length} there before`
}

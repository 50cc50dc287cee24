import { pathOf } from '@diwan/shared/content'
import type { KeywordsDoc, PageDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isLive, liveSlugOf } from '@/hooks/liveSlugOf'
import { liveSlugKey } from '@/hooks/rememberLiveSlug'
import { addToOutbox } from '@/publishing/outbox/addToOutbox'

/** Lets what search engines are told about a page follow it to its new address: at once while it is a draft, else when it is published there. */
export const moveKeywords: CollectionAfterChangeHook<PageDoc> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create' || !doc.slug) return doc
  const from = await leftSlug(req, doc, previousDoc)
  if (from && from !== doc.slug && !(await isOfAnother(req, from, doc.id))) await move(req, from, doc.slug)
  return doc
}

/** The slug under which the record of a page was found before this save; `undefined` when the save moves nothing. */
async function leftSlug(req: PayloadRequest, doc: PageDoc, previousDoc: PageDoc): Promise<string | null | undefined> {
  const live = req.context[liveSlugKey('pages', doc.id)]
  if (typeof live === 'string') return live
  if (previousDoc.slug === doc.slug) return undefined
  return live === undefined && (await liveSlugOf(req, 'pages', doc.id)) ? undefined : previousDoc.slug
}

/** A draft may have had the name of another page: what is said about that one stays. */
async function isOfAnother(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const where = { slug: { equals: slug }, id: { not_equals: id } }
  return (await req.payload.db.findOne({ collection: 'pages', where, select: { slug: true }, req })) !== null
}

async function move(req: PayloadRequest, from: string, to: string): Promise<void> {
  const { db } = req.payload
  const collection = 'keywords'
  const path = pathOf('en', 'pages', to)
  const find = (of: string) => db.findOne<KeywordsDoc>({ collection, where: { path: { equals: of } }, req })
  const record = await find(pathOf('en', 'pages', from))
  if (!record || (await find(path))) return
  const { id } = record
  // Straight to the database: saved as a document, a live record would take its unfinished draft along.
  const updatedAt = new Date().toISOString()
  await db.updateOne({ collection, id, data: { path, updatedAt }, req, returning: false })
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await db.findVersions<KeywordsDoc>({ collection, where, limit: 1, pagination: false, req })
  for (const { id: versionId, createdAt, version } of docs) {
    const versionData = { createdAt, updatedAt, latest: true, parent: id, version: { ...version, path } }
    await db.updateVersion({ collection, id: versionId, versionData, req, returning: false })
  }
  if (isLive(record)) await addToOutbox(req, { collection, documentId: id, operation: 'change' })
}

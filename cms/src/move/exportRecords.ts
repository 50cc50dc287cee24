import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { emptyReferences } from './emptyReferences.ts'
import type { MoveRecord } from './MoveRecord.ts'

const PAGE = 200

// What a database says of itself, and who has a form open at this moment.
const LEFT_OUT = new Set(['payload-migrations', 'payload-locked-documents'])

type Page = { docs: unknown[]; hasNextPage: boolean }

async function* everyPage(fetchPage: (page: number) => Promise<Page>): AsyncGenerator<Record<string, unknown>> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await fetchPage(page)
    for (const doc of docs) yield structuredClone(doc) as Record<string, unknown>
    if (!hasNextPage) return
  }
}

/**
 * Everything the database holds, in an order in which it can be stored again: documents in the trash, drafts, versions from the
 * oldest, jobs and rate limits included. Reads below Payload's operations, so that no hook runs and no field is hidden.
 */
export async function* exportRecords(payload: Payload): AsyncGenerator<MoveRecord> {
  const { db, config } = payload
  const empty = await emptyReferences(payload)
  const paged = { limit: PAGE, pagination: true, locale: 'all', where: {} }
  for (const collection of config.collections) {
    if (LEFT_OUT.has(collection.slug)) continue
    const slug = collection.slug as CollectionSlug
    const documents = (page: number) => db.find({ ...paged, collection: slug, page, sort: 'id' }) as Promise<Page>
    for await (const data of everyPage(documents)) {
      empty(collection.flattenedFields, data)
      yield { kind: 'document', collection: slug, data }
    }
    if (!collection.versions) continue
    const versions = (page: number) =>
      db.findVersions({ ...paged, collection: slug, page, sort: ['updatedAt', 'id'] }) as Promise<Page>
    for await (const data of everyPage(versions)) {
      empty(collection.flattenedFields, data.version as Record<string, unknown>)
      yield { kind: 'version', collection: slug, data }
    }
  }
  for (const { slug: global, flattenedFields, versions: hasVersions } of config.globals) {
    const slug = global as GlobalSlug
    const data = structuredClone((await db.findGlobal({ slug, locale: 'all' })) as Record<string, unknown> | null)
    if (data && Object.keys(data).length > 0) {
      empty(flattenedFields, data)
      yield { kind: 'global', global, data }
    }
    if (!hasVersions) continue
    const versions = (page: number) =>
      db.findGlobalVersions({ ...paged, global: slug, page, sort: ['updatedAt', 'id'] }) as Promise<Page>
    for await (const data of everyPage(versions)) {
      empty(flattenedFields, data.version as Record<string, unknown>)
      yield { kind: 'globalVersion', global, data }
    }
  }
}

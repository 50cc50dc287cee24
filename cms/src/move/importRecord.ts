import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { keepingTimes } from '@/database/dateVersionsApart'
import { MoveFault } from './MoveFault.ts'
import { type MoveRecord, placeOf } from './MoveRecord.ts'

interface Version {
  parent?: unknown
  version: Record<string, unknown>
  autosave?: boolean | null
  createdAt: string
  updatedAt: string
  publishedLocale?: string | null
  snapshot?: boolean | null
}

const versionOf = (data: Record<string, unknown>) => {
  const { version, createdAt, updatedAt, autosave, publishedLocale, snapshot } = data as unknown as Version
  return {
    versionData: version as never,
    createdAt,
    updatedAt,
    autosave: autosave ?? false,
    ...(publishedLocale ? { publishedLocale } : {}),
    ...(snapshot ? { snapshot: true as const } : {}),
    returning: false as const,
  }
}

/**
 * A document without unique values that are empty. SQLite tells every field, and lets any number of them be empty; a unique index of MongoDB
 * takes one that is `null`, and all that are missing.
 */
function withoutEmptyKeys({ collections }: Payload, slug: CollectionSlug, data: Record<string, unknown>) {
  const keys = collections[slug].config.flattenedFields.filter((field) => 'unique' in field && field.unique)
  const isEmptyKey = (name: string) => data[name] === null && keys.some((field) => field.name === name)
  return Object.fromEntries(Object.entries(data).filter(([name]) => !isEmptyKey(name)))
}

/**
 * Stores one exported record under its own id and times, below Payload's operations: no hook runs, nothing is published or mailed.
 * One that the database does not take is named.
 */
export async function importRecord(payload: Payload, record: MoveRecord, req: PayloadRequest): Promise<void> {
  try {
    await store(payload, record, req)
  } catch (error) {
    const place = `${placeOf(record)}${record.data.id === undefined ? '' : `/${String(record.data.id)}`}`
    throw new MoveFault(
      `The target does not take ${place}: ${reasonOf(error)}. Put it right in the source, and move again.`,
    )
  }
}

/** What the database says itself: around it stands a statement with everything that was to be stored. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  if (cause instanceof Error) return reasonOf(cause)
  const [, column] = /^NOT NULL constraint failed: \w+\.(\w+)_id$/.exec(message) ?? []
  return column ? `its ${column} is a document that was deleted for good, and it needs one` : message
}

async function store(payload: Payload, record: MoveRecord, req: PayloadRequest): Promise<void> {
  const { db } = payload
  const { data } = record
  switch (record.kind) {
    case 'document': {
      const collection = record.collection as CollectionSlug
      const kept = withoutEmptyKeys(payload, collection, data)
      await db.create({ collection, customID: String(data.id), data: kept, req })
      return
    }
    case 'version':
      await db.createVersion({
        ...versionOf(data),
        collectionSlug: record.collection as CollectionSlug,
        parent: data.parent as string,
        req: keepingTimes(req),
      })
      return
    case 'global':
      await db.createGlobal({ slug: record.global as GlobalSlug, data, req })
      return
    case 'globalVersion':
      await db.createGlobalVersion({ ...versionOf(data), globalSlug: record.global as GlobalSlug, req })
  }
}

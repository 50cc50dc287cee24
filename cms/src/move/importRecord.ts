import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { keepingTimes } from '@/database/dateVersionsApart'
import type { MoveRecord } from './MoveRecord.ts'

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

/** Stores one exported record under its own id and times, below Payload's operations: no hook runs, nothing is published or mailed. */
export async function importRecord({ db }: Payload, record: MoveRecord, req: PayloadRequest): Promise<void> {
  const { data } = record
  switch (record.kind) {
    case 'document':
      await db.create({ collection: record.collection as CollectionSlug, customID: String(data.id), data, req })
      return
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

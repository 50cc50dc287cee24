import type { Payload } from 'payload'
import { type Unit, within } from '@/database/Unit'

interface FileRow {
  id: string
  updatedAt: Date | string
}

/** When each of some private files was last changed. */
export async function listFileVersions(payload: Payload, ids: string[], unit?: Unit): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<FileRow>({
    collection: 'files',
    where: { id: { in: ids } },
    select: { updatedAt: true },
    limit: 0,
    pagination: false,
    ...within(unit),
  })
  return new Map(docs.map(({ id, updatedAt }) => [id, new Date(updatedAt).toISOString()]))
}

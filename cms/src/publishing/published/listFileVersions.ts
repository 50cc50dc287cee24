import type { Payload } from 'payload'

interface FileRow {
  id: string
  updatedAt: Date | string
}

/** When each of some private files was last changed. */
export async function listFileVersions(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<FileRow>({
    collection: 'files',
    where: { id: { in: ids } },
    select: { updatedAt: true },
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, updatedAt }) => [id, new Date(updatedAt).toISOString()]))
}

import type { BaseDatabaseAdapter } from 'payload'

interface Asked {
  limit?: number
  page?: number
  pagination?: boolean
}

interface Found {
  docs: unknown[]
  totalDocs: number
}

const READS = ['find', 'findVersions', 'findGlobalVersions', 'queryDrafts'] as const

/**
 * Lets every database count pages in the same way, so that a client written against one works with the other: they differ over empty
 * lists, over pages behind the last one, which SQLite takes for an empty list, and over `pagination: false`.
 */
export function pageAlike<T extends Pick<BaseDatabaseAdapter, (typeof READS)[number]>>(db: T): T {
  for (const name of READS) {
    const read = (db[name] as unknown as (args: Asked) => Promise<Found>).bind(db)
    db[name] = (async (asked: Asked) => {
      const { limit = 0, pagination } = asked
      const isPaged = pagination !== false && limit > 0
      const page = isPaged ? (asked.page ?? 1) : 1
      // Not `page`: without pages Payload still says from which document on, when it looks for versions that are too many.
      const found = await read(asked)
      const isBehind = page > 1 && found.docs.length === 0
      const totalDocs = isBehind ? (await read({ ...asked, page: 1, limit: 1 })).totalDocs : found.totalDocs
      const totalPages = isPaged ? Math.max(1, Math.ceil(totalDocs / limit)) : 1
      return {
        ...found,
        totalDocs,
        limit,
        page,
        totalPages,
        pagingCounter: isPaged ? (page - 1) * limit + 1 : 1,
        hasPrevPage: page > 1,
        prevPage: page > 1 ? page - 1 : null,
        hasNextPage: page < totalPages,
        nextPage: page < totalPages ? page + 1 : null,
      }
    }) as never
  }
  return db
}

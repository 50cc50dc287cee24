import type { BaseDatabaseAdapter, CollectionSlug, SanitizedCollectionConfig } from 'payload'

const READS = ['find', 'findVersions', 'findGlobalVersions', 'queryDrafts'] as const

interface Asked {
  collection?: CollectionSlug
  sort?: string | string[]
}

/**
 * Ends every order with the id, so that documents that are equal in it keep their places from page to page. The columns before it come
 * first, so an index on them is used as before.
 */
export function orderAlike<T extends Pick<BaseDatabaseAdapter, (typeof READS)[number] | 'payload'>>(db: T): T {
  for (const name of READS) {
    const read = (db[name] as unknown as (asked: Asked) => unknown).bind(db)
    db[name] = ((asked: Asked) => {
      const collection = asked.collection ? db.payload.collections[asked.collection]?.config : undefined
      const isOfVersions = name === 'findVersions' || name === 'findGlobalVersions'
      const usual = isOfVersions ? '-updatedAt' : collection?.defaultSort
      return read({ ...asked, sort: settled(asked.sort, usual, isOfVersions ? undefined : collection) })
    }) as never
  }
  return db
}

const isOrder = (name: string | undefined) => name !== undefined && name !== '' && name !== '-'
const nameOf = (order: string) => order.replace(/^-/, '')

function settled(
  sort: string | string[] | undefined,
  usual: string | string[] | undefined,
  collection: SanitizedCollectionConfig | undefined,
): string[] {
  const asked = [sort ?? []].flat().filter(isOrder)
  const order = asked.length > 0 ? asked : [usual ?? []].flat()
  if (order.some((each) => nameOf(each) === 'id')) return order
  if (collection?.timestamps === false) return [...order, '-id']
  const byTime = order.find((each) => nameOf(each) === 'createdAt')
  // In the direction of the time: one index of both serves both directions.
  return byTime ? [...order, byTime.replace('createdAt', 'id')] : [...order, '-createdAt', '-id']
}

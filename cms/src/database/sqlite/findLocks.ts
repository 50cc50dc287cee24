import type { BaseDatabaseAdapter, Where } from 'payload'

type Asked = Parameters<BaseDatabaseAdapter['find']>[0]

/**
 * Finds the locks of several documents. SQLite's adapter finds nothing where a reference to one of several collections is compared with
 * more than one id: lists of the admin would not show what a colleague is editing.
 */
export function findLocks<T extends Pick<BaseDatabaseAdapter, 'find'>>(db: T): T {
  const { find } = db
  db.find = ((asked: Asked) =>
    find.call(
      db,
      asked.collection === 'payload-locked-documents' && asked.where
        ? { ...asked, where: oneByOne(asked.where) }
        : asked,
    )) as T['find']
  return db
}

function oneByOne(where: Where): Where {
  const { and, or, 'document.value': value, ...rest } = where
  const ids = value && 'in' in value && Array.isArray(value.in) ? (value.in as unknown[]) : null
  return {
    ...rest,
    ...(value && !ids ? { 'document.value': value } : {}),
    ...(or ? { or: or.map(oneByOne) } : {}),
    ...(and || ids
      ? {
          and: [
            ...(and ?? []).map(oneByOne),
            ...(ids ? [{ or: ids.map((id): Where => ({ 'document.value': { equals: id } })) }] : []),
          ],
        }
      : {}),
  }
}

import type { Where } from 'payload'

/**
 * Records that belong to one of these. Not by `in`: on SQLite Payload drops from such a list every id that is no UUID, all of
 * ours, and then finds nothing.
 */
export const relatedToAny = (ids: readonly string[]): Where =>
  ids.length === 0 ? { id: { in: [] } } : { or: ids.map((id) => ({ 'relatedTo.value': { equals: id } })) }

import type { BaseDatabaseAdapter, Where } from 'payload'

type Asked = Parameters<BaseDatabaseAdapter['findVersions']>[0]

/**
 * Lets the draft of a language be the newest draft of the document, whichever language was saved last. Payload looks for a version in
 * which that language itself is a draft, and else takes the published document: a form of the other language would open with what both
 * shared before the draft, and lay it over the draft when it is saved.
 */
export function openNewestVersion<T extends Pick<BaseDatabaseAdapter, 'findVersions'>>(db: T): T {
  const { findVersions } = db
  db.findVersions = ((asked: Asked) =>
    findVersions.call(db, asked.where ? { ...asked, where: newestFor(asked.where) } : asked)) as T['findVersions']
  return db
}

const STATUS_OF_LANGUAGE = /^version\._status\.[^.]+$/

/** What Payload's `replaceWithDraftIfAvailable` asks, for the newest draft of all languages; any other condition as it is. */
function newestFor(where: Where): Where {
  const [draft, ...access] = where.and ?? []
  const [status, parent, since] = draft?.and ?? []
  if (!status || !parent || !since || draft?.and?.length !== 3) return where
  const isDraftOfLanguage =
    Object.keys(status).every((path) => STATUS_OF_LANGUAGE.test(path)) &&
    parent.parent !== undefined &&
    since.or?.some(({ latest }) => latest !== undefined)
  if (!isDraftOfLanguage) return where
  // What both languages share is published with either: after a publish the document has it, and the snapshot an older time.
  const newest: Where = { and: [{ latest: { equals: true } }, { snapshot: { not_equals: true } }] }
  return { ...where, and: [{ and: [parent, { or: [{ and: [status, since] }, newest] }] }, ...access] }
}

import type { BaseDatabaseAdapter, CollectionSlug } from 'payload'

/** Where a request says that the documents it reads next are to be published or taken off. */
export const changesNewest = (collection: string) => `changes-newest:${collection}`

/**
 * Lets a change of the state of several documents begin with the newest draft of each, as that of one does. Payload begins with what
 * visitors see: taking documents off in a list, or publishing them by one call, would lay that over what is being written.
 */
export function changeNewest<T extends Pick<BaseDatabaseAdapter, 'find' | 'queryDrafts'>>(db: T): T {
  const { find } = db
  db.find = (async (asked: Parameters<typeof find>[0]) => {
    const found = await find.call(db, asked)
    const { collection, locale, req } = asked
    if (!req?.context?.[changesNewest(collection)] || found.docs.length === 0) return found
    delete req.context[changesNewest(collection)]
    const ids = (found.docs as { id: string }[]).map(({ id }) => id)
    const { docs } = await db.queryDrafts<{ id: string }>({
      collection: collection as CollectionSlug,
      pagination: false,
      where: { parent: { in: ids } },
      req,
      ...(locale ? { locale } : {}),
    })
    const newest = new Map(docs.map((doc) => [doc.id, doc]))
    return { ...found, docs: (found.docs as { id: string }[]).map((doc) => newest.get(doc.id) ?? doc) }
  }) as T['find']
  return db
}

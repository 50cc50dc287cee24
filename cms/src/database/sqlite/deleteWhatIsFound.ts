import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

/**
 * Where a condition reaches into another table and nothing meets it, the adapter's delete looks once more without that table and
 * fails: what is not there would be answered 500. So it is looked for first, and deleted by its id.
 */
export function deleteWhatIsFound(db: SQLiteAdapter): void {
  const { deleteOne } = db
  db.deleteOne = async ({ where, ...args }) => {
    const found = await db.findOne({ collection: args.collection, where, ...(args.req && { req: args.req }) })
    return found ? deleteOne.call(db, { ...args, where: { id: { equals: found.id } } }) : null
  }
}

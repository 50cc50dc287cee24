import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type CollectionSlug, ValidationError } from 'payload'

type Update = Parameters<MongooseAdapter['updateOne']>[0]

/**
 * Says of a change that gives a document a value that is another's which field it is. MongoDB says so itself; DocumentDB, when it
 * happens in a transaction, calls it an internal error and names an index of its own.
 */
export function nameTakenValues(db: MongooseAdapter): MongooseAdapter {
  const { updateOne } = db
  db.updateOne = async (update) => {
    try {
      return await updateOne.call(db, update)
    } catch (error) {
      if (!isTaken(error)) throw error
      const { collection, req } = update
      const message = req?.t ? req.t('error:valueMustBeUnique') : 'Value must be unique'
      throw new ValidationError({ collection, errors: [{ message, path: await takenFieldIn(db, update) }] }, req?.t)
    }
  }
  return db
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('conflicting key value violates exclusion constraint')

async function takenFieldIn({ collections }: MongooseAdapter, { collection, data, id }: Update): Promise<string> {
  const model = collections[collection as CollectionSlug]
  if (!model) return ''
  for (const [key, { unique }] of model.schema.indexes()) {
    const path = Object.keys(key).join()
    const value = unique ? valueAt(path, data) : undefined
    // Outside of the transaction, which has ended with the error.
    if (value !== undefined && (await model.exists({ [path]: value, ...(id ? { _id: { $ne: id } } : {}) }))) return path
  }
  return ''
}

const valueAt = (path: string, data: unknown): unknown =>
  path.split('.').reduce((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], data)

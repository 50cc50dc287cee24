import type { CollectionBeforeChangeHook, FlattenedField, GlobalBeforeChangeHook } from 'payload'

type Values = Record<string, unknown>

/**
 * Says of each list that its language has no rows of it. SQLite reads a list without rows in any language as none at all, and what a
 * save leaves out stays as it is: publishing a draft that had emptied a list would leave the rows that visitors see.
 */
export const writeEmptyLists: CollectionBeforeChangeHook = ({ collection, data }) =>
  withEmptyLists(collection.flattenedFields, data)

/** The same for a global. */
export const writeEmptyListsOfGlobal: GlobalBeforeChangeHook = ({ data, global }) =>
  withEmptyLists(global.flattenedFields, data as Values)

function withEmptyLists<T extends Values>(fields: FlattenedField[], data: T): T {
  const empty = fields.flatMap((field): [string, unknown][] => {
    const value = data[field.name]
    if (field.type === 'array' && field.localized && isNothing(value)) return [[field.name, []]]
    if ((field.type === 'group' || field.type === 'tab') && isValues(value)) {
      return [[field.name, withEmptyLists(field.flattenedFields, value)]]
    }
    return []
  })
  return { ...data, ...Object.fromEntries(empty) }
}

const isNothing = (value: unknown) => value === undefined || value === null

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

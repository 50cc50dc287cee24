import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<SQLiteAdapter['afterSchemaInit']>[number]

/**
 * Schema hook: an index on the parent of each row of a document's languages and texts. Payload's own begin with the language or the
 * position, so that every document read would look through all rows of the table: minutes for ten thousand.
 */
export const indexParents: SchemaHook = ({ extendTable, schema }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const isOfParent = name.endsWith('_locales') || name.endsWith('_texts')
    const column = '_parentID' in table ? '_parentID' : 'parent'
    if (!isOfParent || !(column in table)) continue
    extendTable({ table, extraConfig: (self) => ({ parent: index(`${name}_by_parent_idx`).on(self[column]) }) })
  }
  return schema
}

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { newObjectId } from '@/database/newObjectId'

type SchemaHook = NonNullable<SQLiteAdapter['afterSchemaInit']>[number]

/** Schema hook: rows get ObjectIds where Payload would make UUIDs, and nothing where it makes numbers. */
export const useObjectIds: SchemaHook = ({ schema }) => {
  for (const table of Object.values(schema.tables)) {
    const id = table.id
    if (id?.primary && id.defaultFn) id.defaultFn = newObjectId
  }
  return schema
}

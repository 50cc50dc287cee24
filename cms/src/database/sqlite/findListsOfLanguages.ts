import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type SchemaHook = SQLiteAdapter['afterSchemaInit'][number]

/**
 * Lets lists of texts that are kept per language be asked for: the adapter looks for their language under the name it has in other
 * tables, and would fail over every condition.
 */
export const findListsOfLanguages: SchemaHook = ({ schema }) => {
  for (const [name, table] of Object.entries(schema.tables))
    // No further column, only a name: what lists the columns must not see it. An alias of the table answers for it, so it is not fixed.
    if (/_(?:texts|numbers)$/.test(name) && 'locale' in table && !('_locale' in table))
      Object.defineProperty(table, '_locale', { value: table.locale, configurable: true })
  return schema
}

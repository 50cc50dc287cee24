import type { InValue, ResultSet } from '@libsql/client'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getTableColumns, getTableName, type Column } from '@payloadcms/db-sqlite/drizzle'

type Insert = SQLiteAdapter['insert']
type Table = SQLiteAdapter['tables'][string]
type Row = Record<string, unknown>

/** The beginning of a table's statement, the marks of one row in it, and its columns in their order. */
interface Statement {
  head: string
  marks: string
  columns: [key: string, column: Column][]
}

/** A session of drizzle, as far as it is used here: its client runs statements where the session's transaction does. */
interface Session {
  session: { client: { execute: (statement: { sql: string; args: InValue[] }) => Promise<ResultSet> } }
}

const statements = new WeakMap<Table, Statement>()

/**
 * Inserts rows as the adapter does, with the statement of each table written once. Drizzle composes it anew for every row out of every
 * column, and reads every column back, which was a fifth of what storing a form costs. What drizzle alone can say (values that are SQL,
 * what to do in a conflict) still goes through it.
 */
export function insertRows(db: SQLiteAdapter): void {
  const composed: Insert = db.insert
  const insert: Insert = async (args) => {
    const { db: session, onConflictDoUpdate, tableName, values } = args
    const rows = (Array.isArray(values) ? values : [values]) as Row[]
    const statement = statementOf(db.tables[tableName] as Table)
    const given = onConflictDoUpdate || rows.length === 0 ? null : argumentsOf(statement, rows)
    if (!given) return composed.call(db, args)
    const sql = `${statement.head} values ${rows.map(() => statement.marks).join(', ')} returning "id"`
    const { client } = (session as unknown as Session).session
    const inserted = await client.execute({ sql, args: given })
    // Callers go on with what they gave, under the ids it has now.
    return inserted.rows.map(({ id }, at) => ({ ...rows[at], id }))
  }
  db.insert = insert
}

function statementOf(table: Table): Statement {
  const known = statements.get(table)
  if (known) return known
  const columns = Object.entries<Column>(getTableColumns(table as never)).filter(
    ([, column]) => column.generated === undefined,
  )
  const statement = {
    head: `insert into "${getTableName(table as never)}" (${columns.map(([, { name }]) => `"${name}"`).join(', ')})`,
    marks: `(${columns.map(() => '?').join(', ')})`,
    columns,
  }
  statements.set(table, statement)
  return statement
}

const isSql = (value: unknown) => typeof value === 'object' && value !== null && 'getSQL' in value

/** What drizzle would bind for the rows; `null` where it would write SQL instead of a value. */
function argumentsOf({ columns }: Statement, rows: Row[]): InValue[] | null {
  const given: InValue[] = []
  for (const row of rows) {
    for (const [key, column] of columns) {
      const value = row[key] === undefined ? defaultOf(column) : row[key]
      if (isSql(value)) return null
      given.push((value === null ? null : column.mapToDriverValue(value)) as InValue)
    }
  }
  return given
}

// In drizzle's order. Undefined is NULL, of which SQLite makes the next number for a numeric id.
const defaultOf = (column: Column): unknown => column.default ?? column.defaultFn?.() ?? column.onUpdateFn?.() ?? null

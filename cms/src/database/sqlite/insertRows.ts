import type { InValue, ResultSet } from '@libsql/client'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getTableColumns, getTableName, type Column } from '@payloadcms/db-sqlite/drizzle'

type Insert = SQLiteAdapter['insert']
type Conflict = Parameters<Insert>[0]['onConflictDoUpdate']
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
 * Writes rows as the adapter does, with the statement of each table made once. Drizzle composes it anew for every row out of every
 * column, and reads every column back, which was a fifth of what storing a form costs. What drizzle alone can say (values that are SQL,
 * conditions of an update) still goes through it.
 */
export function insertRows(db: SQLiteAdapter): void {
  const composed: Insert = db.insert
  const insert: Insert = async (args) => {
    const { db: session, onConflictDoUpdate, tableName, values } = args
    const rows = (Array.isArray(values) ? values : [values]) as Row[]
    const table = db.tables[tableName] as Table
    const statement = statementOf(table)
    const given = argumentsOf(statement, rows)
    const update = updateOf(statement, table, onConflictDoUpdate)
    if (rows.length === 0 || !given || !update) return composed.call(db, args)
    const sql = `${statement.head} values ${rows.map(() => statement.marks).join(', ')}${update.sql} returning "id"`
    const { client } = (session as unknown as Session).session
    const written = await client.execute({ sql, args: [...given, ...update.given] })
    // Callers go on with what they gave, under the ids it has now.
    return written.rows.map(({ id }, at) => ({ ...rows[at], id }))
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
const bound = (column: Column, value: unknown) => (value === null ? null : column.mapToDriverValue(value)) as InValue

/** What drizzle would bind for the rows; `null` where it would write SQL instead of a value. */
function argumentsOf({ columns }: Statement, rows: Row[]): InValue[] | null {
  const given: InValue[] = []
  for (const row of rows) {
    for (const [key, column] of columns) {
      const value = row[key] === undefined ? defaultOf(column) : row[key]
      if (isSql(value)) return null
      given.push(bound(column, value))
    }
  }
  return given
}

// In drizzle's order. Undefined is NULL, of which SQLite makes the next number for a numeric id.
const defaultOf = (column: Column): unknown => column.default ?? column.defaultFn?.() ?? column.onUpdateFn?.() ?? null

/** What is done to the row that has the id already; `null` for what drizzle alone can say. */
function updateOf({ columns }: Statement, table: Table, conflict: Conflict): { sql: string; given: InValue[] } | null {
  if (!conflict) return { sql: '', given: [] }
  const { set, target, ...conditions } = conflict as { set: Row; target: unknown }
  if (target !== table.id || Object.values(conditions).some(Boolean)) return null
  const changed = columns.filter(([key]) => set[key] !== undefined)
  if (changed.length === 0 || changed.some(([key]) => isSql(set[key]))) return null
  return {
    sql: ` on conflict ("id") do update set ${changed.map(([, { name }]) => `"${name}" = ?`).join(', ')}`,
    given: changed.map(([key, column]) => bound(column, set[key])),
  }
}

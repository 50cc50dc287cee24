import { fileURLToPath } from 'node:url'
import type { Client } from '@libsql/client'
import { Sqlite3Client } from '@libsql/client/sqlite3'
import Database, { type Statement } from 'libsql'

/** Statements that a connection keeps ready: those of every form and list, and not every length of `in (?, ?, …)` that ever came. */
const KEPT = 400
const REPEATED = /^\s*(select|insert|update|delete|begin|commit|rollback)\b/i

/**
 * A client of libsql that keeps its statements. The library's own prepares each anew and asks twice for its columns, which costs
 * more than running it.
 */
export function openClient(url: string): Client {
  const path = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
  const database = new Database(path)
  keepStatements(database)
  return new Sqlite3Client(path, {}, database, 'number')
}

function keepStatements(database: Database.Database): void {
  const kept = new Map<string, Statement>()
  const prepare = database.prepare.bind(database)
  const keep = (sql: string) => {
    const known = kept.get(sql)
    // The one used last stands last.
    kept.delete(sql)
    const statement = known ?? watch(prepare(sql), () => kept.delete(sql))
    kept.set(sql, statement)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > KEPT) kept.delete(oldest)
    return statement
  }
  const others = (sql: string) => {
    // Tables may change, and kept statements know their old columns.
    kept.clear()
    return prepare(sql)
  }
  database.prepare = ((sql: string) => (REPEATED.test(sql) ? keep(sql) : others(sql))) as typeof database.prepare
}

/** Remembers the columns of a statement, and says when it failed: then it is in no known state and must not be used again. */
function watch(statement: Statement, onFailure: () => void): Statement {
  const { all, columns, run } = statement
  let named: ReturnType<typeof columns> | undefined
  statement.columns = () => (named ??= columns.call(statement))
  const watched =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return work.apply(statement, args)
      } catch (error) {
        onFailure()
        throw error
      }
    }
  statement.all = watched(all)
  statement.run = watched(run)
  return statement
}

import type { DatabaseSync, StatementSync } from 'node:sqlite'

export type Value = string | number | null | Uint8Array

/** Runs SQL on a database; each text is prepared once. */
export class Statements {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql) ?? this.#database.prepare(sql)
    this.#prepared.set(sql, known)
    return known
  }

  run(sql: string, ...values: Value[]): void {
    this.prepare(sql).run(...values)
  }

  first<T>(sql: string, ...values: Value[]): T | undefined {
    return this.prepare(sql).get(...values) as T | undefined
  }

  all<T>(sql: string, ...values: Value[]): T[] {
    return this.prepare(sql).all(...values) as T[]
  }
}

import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client'
import type { Connection } from './connection'
import type { Writer } from './writer'

const READ = /^\s*(select|explain|pragma\s+(table_|index_|foreign_key_(list|check)))/i

const sqlOf = (statement: InStatement) => (typeof statement === 'string' ? statement : statement.sql)

/** What drizzle uses outside transactions: reads see the last commit and never wait, single writes take their turn. */
export class TurnTakingClient implements Client {
  readonly protocol = 'file'
  closed = false
  readonly #writer: Writer
  readonly #reader: Connection

  constructor(writer: Writer, reader: Connection) {
    this.#writer = writer
    this.#reader = reader
  }

  execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    return READ.test(sqlOf(statement)) ? this.#reader.run(statement, args) : this.#writer.write(statement, args)
  }

  batch(...args: Parameters<Client['batch']>) {
    return this.#writer.alone((client) => client.batch(...args))
  }

  migrate(...args: Parameters<Client['migrate']>) {
    return this.#writer.alone((client) => client.migrate(...args))
  }

  executeMultiple(sql: string) {
    return this.#writer.alone((client) => client.executeMultiple(sql))
  }

  transaction(): never {
    throw new Error('Begin transactions through payload.db.beginTransaction: they take turns there.')
  }

  sync(): never {
    throw new Error('A local database file has nothing to synchronise with.')
  }

  close(): void {
    this.closed = true
    this.#writer.close()
    this.#reader.close()
  }
}

/** What drizzle uses inside one transaction. */
export class TransactionClient {
  readonly protocol = 'file'
  readonly #writer: Writer
  readonly #id: string

  constructor(writer: Writer, id: string) {
    this.#writer = writer
    this.#id = id
  }

  execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    return this.#writer.runIn(this.#id, statement, args)
  }
}

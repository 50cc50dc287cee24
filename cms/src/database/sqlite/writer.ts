import { randomUUID } from 'node:crypto'
import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client'
import { Connection } from './connection'
import { isInBackground } from '../background'
import { Turns } from '../turns'

export interface WriterLimits {
  /** How long a writer waits for its turn. */
  waitMs: number
  /** How long a transaction may stay open. 0: as long as it likes. */
  holdMs: number
  /** How long another process may be in the way. */
  busyMs: number
}

interface OpenTransaction {
  id: string
  timer: NodeJS.Timeout | undefined
  ending: boolean
  /** Whether it has asked for anything, and must see and keep the state that it has seen. */
  hasRun: boolean
  overdue: boolean
}

/**
 * The only connection that writes. Transactions and single statements take turns on it, so none of them ever meets a lock
 * of this process.
 */
export class Writer {
  readonly #connection: Connection
  readonly #limits: WriterLimits
  readonly #turns: Turns
  readonly #onOverdue: (id: string) => void
  #open: OpenTransaction | undefined

  constructor(url: string, limits: WriterLimits, onOverdue: (id: string) => void) {
    this.#connection = new Connection(url)
    this.#limits = limits
    this.#turns = new Turns(limits.waitMs)
    this.#onOverdue = onOverdue
  }

  /** Runs one statement by itself. */
  write(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    return this.#turns.during(
      () => this.#connection.runPatiently(statement, this.#limits.busyMs, args),
      isInBackground(),
    )
  }

  /** Runs several statements of the client's own making, which commit by themselves. */
  alone<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.#turns.during(async () => work(await this.#connection.open()), isInBackground())
  }

  async begin({ overdue = true } = {}): Promise<string> {
    const id = randomUUID()
    await this.#enter(id, overdue)
    return id
  }

  /** Does work in which others take their turns, when a transaction has done nothing yet; it waits for its own again afterwards. */
  async leaveFor<T>(id: string, work: () => Promise<T>): Promise<T> {
    const open = this.#open
    if (open?.id !== id || open.ending || open.hasRun) return work()
    await this.rollback(id)
    const result = await work()
    await this.#enter(id, open.overdue)
    return result
  }

  async #enter(id: string, overdue: boolean): Promise<void> {
    await this.#turns.take(isInBackground())
    try {
      await this.#connection.runPatiently('BEGIN IMMEDIATE', this.#limits.busyMs)
    } catch (error) {
      this.#turns.give()
      throw error
    }
    const { holdMs } = this.#limits
    const timer = overdue && holdMs > 0 ? setTimeout(() => this.#onOverdue(id), holdMs) : undefined
    this.#open = { id, timer, ending: false, hasRun: false, overdue }
  }

  /** Runs a statement of a transaction. One that comes late fails: committing by itself would tear the unit apart. */
  async runIn(id: string, statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#requireOpen(id).hasRun = true
    return this.#connection.run(statement, args)
  }

  /** Commits, or throws and leaves nothing behind. */
  async commit(id: string): Promise<void> {
    this.#requireOpen(id)
    try {
      await this.#connection.run('COMMIT')
    } catch (error) {
      await this.rollback(id, { renew: true })
      throw error
    }
    this.#end(id)
  }

  async rollback(id: string, { renew = false } = {}): Promise<void> {
    const open = this.#open
    if (!open || open.id !== id || open.ending) return
    open.ending = true
    try {
      await this.#connection.run('ROLLBACK')
      if (renew) await this.#connection.renew()
    } catch {
      await this.#connection.renew()
    } finally {
      this.#end(id)
    }
  }

  close(): void {
    clearTimeout(this.#open?.timer)
    this.#connection.close()
  }

  #requireOpen(id: string): OpenTransaction {
    if (this.#open?.id === id && !this.#open.ending) return this.#open
    throw new TransactionOverError('This transaction was ended before; nothing of it was saved. Try again.')
  }

  #end(id: string): void {
    if (this.#open?.id !== id) return
    clearTimeout(this.#open.timer)
    this.#open = undefined
    this.#turns.give()
  }
}

/** The transaction was rolled back, so neither this statement nor the ones before it are saved. */
export class TransactionOverError extends Error {
  override name = 'TransactionOverError'
}

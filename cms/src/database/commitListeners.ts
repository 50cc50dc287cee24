import { setImmediate } from 'node:timers/promises'

type TransactionId = number | string

interface Waiting {
  before: ((callbacks: number) => Promise<void>)[]
  after: (() => void)[]
  work: (() => Promise<void>)[]
}

const nothing = (): Waiting => ({ before: [], after: [], work: [] })

/** Callbacks that wait for the end of a transaction. */
export class CommitListeners {
  readonly #waiting = new Map<TransactionId, Waiting>()

  /** Calls back after the commit, never after a rollback; `prepare` is waited for before it, and hears how many wait for it. */
  add(id: TransactionId, callback: () => void, prepare?: (callbacks: number) => Promise<void>): void {
    const waiting = this.#waitingFor(id)
    waiting.after.push(callback)
    if (prepare) waiting.before.push(prepare)
  }

  /** Does work after the commit, never after a rollback: whoever commits waits for it. It may not throw. */
  addWork(id: TransactionId, work: () => Promise<void>): void {
    this.#waitingFor(id).work.push(work)
  }

  async committing(id: TransactionId): Promise<void> {
    const { after, before } = this.#waiting.get(id) ?? nothing()
    for (const prepare of before) await prepare(after.length)
  }

  /** Resolves once what is told has left: behind the answer to whoever committed, visitors would wait for it. */
  async committed(id: TransactionId): Promise<void> {
    const { after, work } = this.#waiting.get(id) ?? nothing()
    this.#waiting.delete(id)
    if (after.length > 0) {
      queueMicrotask(() => {
        for (const callback of after) callback()
      })
      // Node sends on a kept connection only when no promise has anything left to do.
      await setImmediate()
    }
    await Promise.all(work.map((each) => each()))
  }

  rolledBack(id: TransactionId): void {
    this.#waiting.delete(id)
  }

  #waitingFor(id: TransactionId): Waiting {
    const waiting = this.#waiting.get(id) ?? nothing()
    this.#waiting.set(id, waiting)
    return waiting
  }
}

const byAdapter = Symbol.for('diwan.commitListeners')

/** The listeners of one adapter. They live on the adapter, because Next loads this module once per bundle. */
export function commitListenersOf(adapter: object): CommitListeners {
  const owner = adapter as { [byAdapter]?: CommitListeners }
  return (owner[byAdapter] ??= new CommitListeners())
}

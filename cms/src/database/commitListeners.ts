import { setImmediate } from 'node:timers/promises'

type TransactionId = number | string

interface Waiting {
  before: ((callbacks: number) => Promise<void>)[]
  after: (() => void)[]
}

/** Callbacks that wait for the end of a transaction. */
export class CommitListeners {
  readonly #waiting = new Map<TransactionId, Waiting>()

  /** Calls back after the commit, never after a rollback; `prepare` is waited for before it, and hears how many wait for it. */
  add(id: TransactionId, callback: () => void, prepare?: (callbacks: number) => Promise<void>): void {
    const { after, before } = this.#waiting.get(id) ?? { after: [], before: [] }
    this.#waiting.set(id, { after: [...after, callback], before: prepare ? [...before, prepare] : before })
  }

  async committing(id: TransactionId): Promise<void> {
    const { after = [], before = [] } = this.#waiting.get(id) ?? {}
    for (const prepare of before) await prepare(after.length)
  }

  /** Resolves once what is told has left: behind the answer to whoever committed, visitors would wait for it. */
  async committed(id: TransactionId): Promise<void> {
    const callbacks = this.#waiting.get(id)?.after ?? []
    this.#waiting.delete(id)
    if (callbacks.length === 0) return
    queueMicrotask(() => {
      for (const callback of callbacks) callback()
    })
    // Node sends on a kept connection only when no promise has anything left to do.
    await setImmediate()
  }

  rolledBack(id: TransactionId): void {
    this.#waiting.delete(id)
  }
}

const byAdapter = Symbol.for('diwan.commitListeners')

/** The listeners of one adapter. They live on the adapter, because Next loads this module once per bundle. */
export function commitListenersOf(adapter: object): CommitListeners {
  const owner = adapter as { [byAdapter]?: CommitListeners }
  return (owner[byAdapter] ??= new CommitListeners())
}

type TransactionId = number | string

/** Callbacks that wait for the end of a transaction. */
export class CommitListeners {
  readonly #waiting = new Map<TransactionId, (() => void)[]>()

  add(id: TransactionId, callback: () => void): void {
    this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), callback])
  }

  committed(id: TransactionId): void {
    const callbacks = this.#waiting.get(id) ?? []
    this.#waiting.delete(id)
    if (callbacks.length === 0) return
    // Not behind the answer to whoever committed: visitors wait for what is told here.
    queueMicrotask(() => {
      for (const callback of callbacks) callback()
    })
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

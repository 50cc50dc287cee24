const AWAY =
  /^Mongo(?:ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared|TopologyClosed|ServerClosed)Error$|^PoolClearedOnNetworkError$/
const LABELS = ['TransientTransactionError', 'RetryableWriteError']
/** `WriteConflict`, which not every server that speaks MongoDB's language labels. */
const WRITE_CONFLICT = 112
/** A statement of a transaction that SQLite has ended (`sqlite/writer.ts`): as a rule the disk was full. */
const ENDED = 'TransactionOverError'

/**
 * Whether the database could not do its part at this moment and may in the next: nobody answers, another server takes the lead, or two
 * writers met at one document. By name and label: each bundle may have a driver, and classes, of its own.
 */
export function isNotNow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errorLabels } = error as { code?: unknown; errorLabels?: unknown }
  // What runs a statement of SQLite wraps what was said of it.
  if (error.name === ENDED || isNotNow(error.cause)) return true
  if (AWAY.test(error.name) || code === WRITE_CONFLICT) return true
  return Array.isArray(errorLabels) && LABELS.some((label) => errorLabels.includes(label))
}

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const PATIENCE = 60_000

/** Tells when a change is in the database for others to see: the moment of its commit, to a millisecond or two. */
export function commitWatcher(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { readOnly: true })
  return {
    /** Resolves with the time (of `performance.now()`) at which the query found something. */
    async until(sql: string, ...values: string[]): Promise<number> {
      const statement = database.prepare(sql)
      const end = performance.now() + PATIENCE
      while (statement.get(...values) === undefined) {
        if (performance.now() > end) throw new Error(`No commit within ${PATIENCE / 1_000} s: ${sql}`)
        await setTimeout(1)
      }
      return performance.now()
    },
    /** Whether the CMS has work left that follows from earlier changes: share images are drawn a moment later. */
    isAtWork: () => database.prepare("SELECT 1 FROM payload_jobs WHERE task_slug LIKE 'make%'").get() !== undefined,
    close: () => database.close(),
  }
}

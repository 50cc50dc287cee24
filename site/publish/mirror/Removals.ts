import type { DatabaseSync } from 'node:sqlite'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { MINUTE } from '@diwan/shared/lib/time'
import { Statements } from './Statements.ts'

// A nudge is taken for five minutes after it was signed (Standard Webhooks), by clocks that may differ by as much.
const REMEMBERED = 15 * MINUTE

/** What the CMS had no more when it was last asked, for as long as an older nudge may bring it along. */
export class Removals {
  readonly #statements: Statements

  constructor(database: DatabaseSync) {
    this.#statements = new Statements(database)
  }

  note(refs: DocumentRef[]): void {
    const now = Date.now()
    this.#statements.run('DELETE FROM removed WHERE at < ?', now - REMEMBERED)
    for (const { collection, id } of refs)
      this.#statements.run('INSERT OR REPLACE INTO removed VALUES (?, ?, ?)', collection, id, now)
  }

  has({ collection, id }: DocumentRef): boolean {
    const sql = 'SELECT 1 FROM removed WHERE collection = ? AND id = ? AND at >= ?'
    return this.#statements.first(sql, collection, id, Date.now() - REMEMBERED) !== undefined
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { Report } from '@diwan/shared/contracts/publishing'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { Webhook } from 'standardwebhooks'
import type { Lead } from '../lead/Lead.ts'
import { log } from '../log.ts'
import { problemOfDisk } from '../problemOfDisk.ts'

const TIMEOUT = 10 * SECOND
const FIRST_RETRY = SECOND
const LAST_RETRY = MINUTE

interface Options {
  cmsOrigin: string
  secret: string
  signal: AbortSignal
  /** Of several publishers only the one that leads reports. */
  lead?: Lead | undefined
  onDeposed?: (message: string) => void
}

/** Tells the CMS how releases ended. A report is written down first and sent until it has arrived, in order. */
export class Reporter {
  readonly #database: DatabaseSync
  readonly #webhook: Webhook
  readonly #url: URL
  readonly #signal: AbortSignal
  readonly #lead: Lead | undefined
  readonly #onDeposed: (message: string) => void
  #isSending = false

  constructor(database: DatabaseSync, options: Options) {
    this.#database = database
    this.#webhook = new Webhook(options.secret)
    this.#url = new URL('/api/publishing/report', options.cmsOrigin)
    this.#signal = options.signal
    this.#lead = options.lead
    this.#onDeposed = options.onDeposed ?? (() => {})
  }

  /** Writes a report down, if this publisher leads; whether it did. Call it in the transaction of what it reports, then `send`. */
  add(report: Report): boolean {
    if (this.#lead?.isHeld === false) return false
    this.#database.prepare('INSERT INTO reports (body) VALUES (?)').run(JSON.stringify(report))
    return true
  }

  send(): void {
    if (this.#isSending || this.#lead?.isHeld === false) return
    this.#isSending = true
    void this.#sendAll().finally(() => {
      this.#isSending = false
    })
  }

  async #sendAll(): Promise<void> {
    for (let retry = FIRST_RETRY; !this.#signal.aborted && this.#lead?.isHeld !== false;) {
      const next = this.#database.prepare('SELECT id, body FROM reports ORDER BY id LIMIT 1').get()
      if (next === undefined) return
      const { id, body } = next as { id: number; body: string }
      const status = await this.#post(body)
      if (status === 409 && this.#lead) return this.#onDeposed('The CMS takes reports of another publisher only.')
      // A report that the CMS does not understand will not be understood later either.
      if (status === 422) log('report refused', { body })
      if ((status === 200 || status === 422) && this.#forget(id)) {
        retry = FIRST_RETRY
        continue
      }
      log('report waits', { status, retryInMs: retry })
      await setTimeout(retry, undefined, { signal: this.#signal }).catch(() => {})
      retry = Math.min(retry * 2, LAST_RETRY)
    }
  }

  /** Takes out a report that has arrived, if the disk lets it: otherwise it is sent again, which does no harm. */
  #forget(id: number): boolean {
    try {
      this.#database.prepare('DELETE FROM reports WHERE id = ?').run(id)
      return true
    } catch (error) {
      if (problemOfDisk(error) === null) throw error
      return false
    }
  }

  /** The answer's status; 0 when there was none. */
  async #post(report: string): Promise<number> {
    const { epoch } = this.#lead ?? {}
    const body = epoch === undefined ? report : JSON.stringify({ ...(JSON.parse(report) as Report), epoch })
    const id = `msg_${crypto.randomUUID()}`
    const now = new Date()
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
      'webhook-signature': this.#webhook.sign(id, now, body),
    }
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) }
    return fetch(this.#url, init).then(
      (response) => (response.ok ? 200 : response.status),
      () => 0,
    )
  }
}

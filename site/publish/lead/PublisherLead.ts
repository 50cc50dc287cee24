import { randomUUID } from 'node:crypto'
import { leadAnswerSchema, type LeadRequest } from '@diwan/shared/contracts/publishing'
import { longestSince, type Moment, readClocks } from '@diwan/shared/lib/longestSince'
import { SECOND } from '@diwan/shared/lib/time'
import { LEAD_LIFETIME, LEAD_MARGIN, LEAD_RENEW_PERIOD, LEAD_RETRY_PERIOD } from '@diwan/shared/spec/publishing'
import { log } from '../log.ts'
import { DeposedError, type Lead } from './Lead.ts'

const TIMEOUT = 2 * SECOND
const WATCH_PERIOD = SECOND / 4

interface Options {
  cmsOrigin: string
  apiKey: string
  /** Where the CMS reaches this publisher. */
  origin: string
  /** Called once, when this process may not lead any more. */
  onLost: (message: string) => void
}

/** The lead over publishers on other machines, lent by the CMS for a few seconds at a time. */
export class PublisherLead implements Lead {
  readonly #options: Options
  readonly #holder = randomUUID()
  #epoch = 0
  /** When the request was sent that the CMS last granted: the lead it gave cannot end before `LEAD_LIFETIME` after that. */
  #grantedAt: Moment | null = null
  #timers: NodeJS.Timeout[] = []

  constructor(options: Options) {
    this.#options = options
  }

  get epoch(): number {
    return this.#epoch
  }

  get isHeld(): boolean {
    return this.#grantedAt !== null && longestSince(this.#grantedAt) < LEAD_LIFETIME - LEAD_MARGIN
  }

  check(): void {
    if (!this.isHeld) throw new DeposedError('The CMS has not renewed the lead of this publisher.')
  }

  /** Waits until this publisher leads, however long that takes. */
  async take(signal: AbortSignal): Promise<void> {
    const { origin } = this.#options
    for (let lastProblem = ''; ;) {
      signal.throwIfAborted()
      const sentAt = readClocks()
      const answer = await this.#ask({ type: 'take', holder: this.#holder, origin })
      if ('epoch' in answer) {
        this.#epoch = answer.epoch
        this.#grantedAt = sentAt
        this.#timers = [
          setInterval(() => void this.#renew(), LEAD_RENEW_PERIOD),
          setInterval(() => this.#watch(), WATCH_PERIOD),
        ]
        return
      }
      // Another one that leads is what a standby expects.
      const problem = answer.status === 409 && /leads/.test(answer.message) ? '' : answer.message
      if (problem !== '' && problem !== lastProblem) log('the lead cannot be asked for', { message: problem })
      lastProblem = problem
      await pause(LEAD_RETRY_PERIOD, signal)
    }
  }

  /** Lets another publisher lead at once. */
  async giveUp(): Promise<void> {
    if (this.#grantedAt === null) return
    this.#end()
    await this.#ask({ type: 'give-up', holder: this.#holder, epoch: this.#epoch })
  }

  async #renew(): Promise<void> {
    const sentAt = readClocks()
    const answer = await this.#ask({ type: 'renew', holder: this.#holder, epoch: this.#epoch })
    if (this.#grantedAt === null) return
    if ('epoch' in answer) this.#grantedAt = sentAt
    else if (answer.status === 409) this.#lose('Another publisher has taken the lead.')
  }

  #watch(): void {
    if (!this.isHeld) this.#lose('The CMS has not renewed the lead in time.')
  }

  #lose(message: string): void {
    if (this.#grantedAt === null) return
    this.#end()
    this.#options.onLost(message)
  }

  #end(): void {
    this.#grantedAt = null
    for (const timer of this.#timers) clearInterval(timer)
  }

  async #ask(request: LeadRequest): Promise<{ epoch: number } | { status: number; message: string }> {
    const { apiKey, cmsOrigin } = this.#options
    try {
      const response = await fetch(new URL('/api/publishing/lead', cmsOrigin), {
        method: 'POST',
        headers: { Authorization: `users API-Key ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const body: unknown = await response.json()
      if (response.ok) return { epoch: leadAnswerSchema.parse(body).epoch }
      const hint = response.status === 401 || response.status === 403 ? ' Check PUBLISHER_API_KEY.' : ''
      return { status: response.status, message: `${(body as { message?: string }).message ?? response.status}${hint}` }
    } catch {
      return { status: 0, message: `The CMS does not answer at ${cmsOrigin}.` }
    }
  }
}

/** Waits, or stops waiting when somebody wants this process to end. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, signal.aborted ? 0 : ms)
    signal.addEventListener('abort', end)
  })
}

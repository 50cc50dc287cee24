import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE } from '@diwan/shared/lib/time'
import { must } from '../publish/until.ts'
import type { Fleet } from './Fleet.ts'

const AT_ONCE = 4
const PAUSE = 250
const ANSWERED_WITHIN = 3 * MINUTE
// "Not now" in the words of HTTP.
const LATER = [429, 502, 503]

/** A message, and what its sender was told. */
export interface Sent {
  email: string
  key: string
  reference: string
  attempts: number
}

/** Visitors who send a message as our form does: under one key, again and again until the answer says that it is stored. */
export class Senders {
  readonly sent: Sent[] = []
  readonly faults: string[] = []
  /** What the addresses of all senders begin with. */
  readonly prefix = `fleet-${Date.now()}-`
  readonly #fleet: Fleet
  #count = 0
  #isEnding = false
  #running: Promise<unknown> | null = null

  constructor(fleet: Fleet) {
    this.#fleet = fleet
  }

  start(): void {
    this.#running = Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (!this.#isEnding) {
          await this.sendOne().catch((error: unknown) => this.faults.push(String(error)))
          await wait(PAUSE * (0.5 + Math.random()))
        }
      }),
    )
  }

  /** Resolves when everybody who began was answered. */
  async stop(): Promise<void> {
    this.#isEnding = true
    await this.#running
  }

  async sendOne(): Promise<Sent> {
    const number = this.#count++
    const email = `${this.prefix}${number}@example.com`
    const key = randomUUID()
    const body = { name: `Sender ${number}`, email, message: `Message ${number} to the fleet.`, consent: true }
    const headers = {
      'Idempotency-Key': key,
      // Every sender has an address of their own.
      'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    }
    const giveUpAt = Date.now() + ANSWERED_WITHIN
    for (let attempts = 1; ; attempts++) {
      const answer = await this.#fleet.call('POST', '/api/contacts/submit', body, headers).catch(() => null)
      const reference = answer?.data.reference
      if (answer?.status === 201 && typeof reference === 'string') {
        const sent = { email, key, reference, attempts }
        this.sent.push(sent)
        return sent
      }
      const isLater = answer === null || LATER.includes(answer.status)
      must(isLater, `Sender ${number} got ${answer?.status}: ${JSON.stringify(answer?.data ?? '').slice(0, 200)}`)
      must(Date.now() < giveUpAt, `Sender ${number} was not answered within ${ANSWERED_WITHIN / MINUTE} minutes.`)
      await wait(300 + Math.random() * 400)
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, aSubmission, type ASubmission, bodyOf } from './aSubmission.ts'
import type { Records } from './Records.ts'

const AT_ONCE = 6
const PAUSE = 400
const ANSWER_WITHIN = 90_000
const PATIENCE = 15 * 60_000

/** What visitors were told that was not so. */
export class Untrue extends Error {}

interface Told {
  stored: number
  sentAgain: number
  /** Answers that said "not now", by status. */
  refused: Map<number, number>
  /** Attempts without an answer. */
  unanswered: number
}

/**
 * Candidates who send as our form does: under one key, again and again until the answer says that it is stored. Checks each
 * answer: who is thanked has a record, who is told to try again has none.
 */
export class Candidates {
  readonly submissions: ASubmission[]
  readonly told: Told = { stored: 0, sentAgain: 0, refused: new Map(), unanswered: 0 }
  readonly #url: string
  readonly #records: Records
  #next = 0

  constructor(url: string, records: Records, from: number, count: number) {
    this.#url = url
    this.#records = records
    this.submissions = Array.from({ length: count }, (_, index) => aSubmission(from + index))
  }

  /** Sends everything, several at once; resolves when every candidate was thanked. */
  async sendAll(): Promise<void> {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let index = this.#next++; index < this.submissions.length; index = this.#next++) {
          const submission = this.submissions[index]
          if (submission) await this.#sendUntilStored(submission)
        }
      }),
    )
  }

  async #sendUntilStored(submission: ASubmission): Promise<void> {
    const giveUpAt = Date.now() + PATIENCE
    while (!(await this.#send(submission))) {
      if (Date.now() > giveUpAt) throw new Error(`Candidate ${submission.number} was never thanked.`)
      this.told.sentAgain++
      await wait(PAUSE + Math.random() * PAUSE)
    }
  }

  /** One attempt. Answers whether it is stored. */
  async #send(submission: ASubmission): Promise<boolean> {
    submission.attempts++
    let answer: Response
    let data: { success?: unknown; reference?: unknown; message?: unknown }
    try {
      answer = await fetch(`${this.#url}/api/applications/submit`, {
        method: 'POST',
        body: bodyOf(submission),
        headers: {
          Accept: 'application/json',
          'Idempotency-Key': submission.key,
          'X-Forwarded-For': addressOf(submission),
          // Candidates share no connection, so that what cuts every second one meets every second of them.
          Connection: 'close',
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      })
      data = (await answer.json()) as typeof data
    } catch {
      // Nothing was said, so nothing untrue.
      this.told.unanswered++
      return false
    }
    if (answer.status === 201 && data.success === true && typeof data.reference === 'string') {
      if (this.#records.referenceOf(submission) !== data.reference)
        throw new Untrue(`Candidate ${submission.number} was thanked for ${data.reference}, which does not exist.`)
      submission.reference = data.reference
      this.told.stored++
      return true
    }
    this.told.refused.set(answer.status, (this.told.refused.get(answer.status) ?? 0) + 1)
    if (answer.status !== 503 && answer.status !== 429 && answer.status !== 502)
      throw new Untrue(`Candidate ${submission.number} got ${answer.status}: ${JSON.stringify(data).slice(0, 200)}`)
    if (data.success !== false || typeof data.message !== 'string' || !answer.headers.get('Retry-After'))
      throw new Untrue(`A refusal (${answer.status}) does not say what to do: ${JSON.stringify(data).slice(0, 200)}`)
    if (submission.attempts === 1 && this.#records.referenceOf(submission) !== undefined)
      throw new Untrue(`Candidate ${submission.number} was told that it was not stored, and it was.`)
    return false
  }
}

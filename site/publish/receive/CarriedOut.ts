import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { MINUTE } from '@diwan/shared/lib/time'

// A signature is good for five minutes around its time, which may lie ahead.
const KEPT_FOR = 10 * MINUTE

/** Signed messages that were carried out, for as long as their signatures are good: the very same one again is answered and not done again. */
export class CarriedOut {
  readonly #until = new Map<string, number>()

  has(headers: IncomingHttpHeaders, body: string): boolean {
    return (this.#until.get(nameOf(headers, body)) ?? 0) > Date.now()
  }

  add(headers: IncomingHttpHeaders, body: string): void {
    const now = Date.now()
    for (const [name, until] of this.#until) if (until <= now) this.#until.delete(name)
    this.#until.set(nameOf(headers, body), now + KEPT_FOR)
  }
}

// What is signed. Headers may be written otherwise: with a second signature, or spaces around the time.
const nameOf = ({ 'webhook-id': id, 'webhook-timestamp': time }: IncomingHttpHeaders, body: string): string =>
  hash('sha256', `${id}.${parseInt(String(time), 10)}.${body}`, 'hex')

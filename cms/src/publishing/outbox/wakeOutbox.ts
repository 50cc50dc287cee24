import type { Payload } from 'payload'
import { type DueRow, sendPending, sendRows } from './sendPending'

/** Milliseconds: a release of one document takes half of it, and writing down that the publisher knows would take a core from it and from visitors. */
export const BREATH = 100

interface Sending {
  running: Promise<void> | undefined
  again: boolean
  /** Rows of the commit that woke a run, which need not be looked for; `null` once it looks for more. */
  committed: DueRow[] | null
  /** Ends the breath that a run takes. */
  endBreath: (() => void) | null
}

const byPayload = Symbol.for('diwan.outboxSending')

/**
 * Sends what waits in the outbox. One sender at a time: a wake during a run leads to one more run. Commits of processes that
 * do not send (a seed, a migration) wake nobody; the server's sweep finds their rows.
 */
export function wakeOutbox(payload: Payload): Promise<void> {
  const owner = payload as Payload & { [byPayload]?: Sending }
  const sending = owner[byPayload]
  if (!sending) return Promise.resolve()
  sending.again = true
  sending.endBreath?.()
  sending.running ??= run(payload, sending).finally(() => (sending.running = undefined))
  return sending.running
}

/** The same after a commit, beginning with the row that it wrote. */
export function sendNow(payload: Payload, row: DueRow): Promise<void> {
  const sending = (payload as Payload & { [byPayload]?: Sending })[byPayload]
  if (sending && !sending.running) sending.committed ??= []
  sending?.committed?.push(row)
  return wakeOutbox(payload)
}

/** Whether this process has something on its way to the publisher, or has just had. */
export function isSending(payload: Payload): boolean {
  return (payload as Payload & { [byPayload]?: Sending })[byPayload]?.running !== undefined
}

/** Makes this process the one that sends. */
export function enableSending(payload: Payload): void {
  const owner = payload as Payload & { [byPayload]?: Sending }
  owner[byPayload] ??= { running: undefined, again: false, committed: null, endBreath: null }
}

async function run(payload: Payload, sending: Sending): Promise<void> {
  while (sending.again) {
    sending.again = false
    try {
      // A transaction tells of all its rows before this goes on.
      await Promise.resolve()
      const { committed } = sending
      sending.committed = null
      const isTaken = await sendRows(payload, committed ?? [], () => breathe(sending))
      if (isTaken) await sendPending(payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The outbox could not be read; the next sweep tries again' })
    }
  }
}

/** Waits while the publisher releases what it was told and visitors come for it, or until there is more to send. */
async function breathe(sending: Sending): Promise<void> {
  if (sending.again) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, BREATH)
  sending.endBreath = resolve
  await promise
  clearTimeout(timer)
  sending.endBreath = null
}

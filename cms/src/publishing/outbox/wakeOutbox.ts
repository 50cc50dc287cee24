import type { Payload } from 'payload'
import { sendPending } from './sendPending'

interface Sending {
  running: Promise<void> | undefined
  again: boolean
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
  sending.running ??= run(payload, sending).finally(() => (sending.running = undefined))
  return sending.running
}

/** Makes this process the one that sends. */
export function enableSending(payload: Payload): void {
  const owner = payload as Payload & { [byPayload]?: Sending }
  owner[byPayload] ??= { running: undefined, again: false }
}

async function run(payload: Payload, sending: Sending): Promise<void> {
  while (sending.again) {
    sending.again = false
    try {
      await sendPending(payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The outbox could not be read; the next sweep tries again' })
    }
  }
}

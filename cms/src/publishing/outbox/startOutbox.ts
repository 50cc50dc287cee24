import { NUDGE_AGAIN_AFTER, OUTBOX_SWEEP_PERIOD } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import { sendAgain } from './sendAgain'
import { enableSending, wakeOutbox } from './wakeOutbox'

/** Sends the outbox from this process: at every commit that filled it, and by a sweep for what no commit told of. */
export function startOutbox(payload: Payload): () => void {
  enableSending(payload)
  const sweep = setInterval(() => void wakeOutbox(payload), OUTBOX_SWEEP_PERIOD)
  const again = setInterval(() => {
    sendAgain(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Could not send again' }))
  }, NUDGE_AGAIN_AFTER)
  void wakeOutbox(payload)
  return () => {
    clearInterval(sweep)
    clearInterval(again)
  }
}

import { OUTBOX_PRUNE_PERIOD } from '@diwan/shared/spec/operations'
import { NUDGE_AGAIN_AFTER, OUTBOX_SWEEP_PERIOD } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import { leads } from '@/database/leads'
import { pruneOutbox } from './pruneOutbox'
import { sendAgain } from './sendAgain'
import { tellAhead } from './tellAhead'
import { enableSending, wakeOutbox } from './wakeOutbox'

/** Sends the outbox from this process: at every commit that filled it, and by a sweep for what no commit told of. Forgets old changes. */
export function startOutbox(payload: Payload): () => void {
  enableSending(payload)
  const endTelling = tellAhead(payload)
  // An instance sends what was saved on it; what is left over is one instance's work. Twice the same nudge does no harm.
  const sweepOnce = async () => {
    if (await leads(payload)) await wakeOutbox(payload)
  }
  const sweep = setInterval(() => void sweepOnce(), OUTBOX_SWEEP_PERIOD)
  const again = setInterval(() => {
    sendAgain(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Could not send again' }))
  }, NUDGE_AGAIN_AFTER)
  const forget = () => {
    pruneOutbox(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'Old changes could not be deleted' })
    })
  }
  const prune = setInterval(forget, OUTBOX_PRUNE_PERIOD)
  forget()
  void wakeOutbox(payload)
  return () => {
    clearInterval(sweep)
    clearInterval(again)
    clearInterval(prune)
    endTelling()
  }
}

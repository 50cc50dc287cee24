import { TIDYING_PERIOD } from '@diwan/shared/spec/operations'
import type { Payload } from 'payload'
import { leads } from '@/database/leads'
import { tidyFiles } from './files/tidyFiles'

/** Removes what interrupted submissions left, now and every hour. */
export function startTidying(payload: Payload): () => void {
  const tidy = async () => {
    if (!(await leads(payload))) return
    await tidyFiles(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'files: tidying failed; it is tried again in an hour' })
    })
  }
  void tidy()
  const timer = setInterval(() => void tidy(), TIDYING_PERIOD)
  timer.unref()
  return () => clearInterval(timer)
}

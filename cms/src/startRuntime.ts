import { setFlagsFromString } from 'node:v8'
import config from '@payload-config'
import { SECOND } from '@diwan/shared/lib/time'
import { getPayload } from 'payload'
import { inBackground } from '@/database/background'
import { startTidying } from '@/forms/startTidying'
import { movePlans } from '@/jobs/movePlans'
import { startReaper } from '@/jobs/startReaper'
import { rehearseNudges } from '@/publishing/outbox/rehearseNudges'
import { startOutbox } from '@/publishing/outbox/startOutbox'
import { startHiring } from '@/recruitment/startHiring'

/** The other parts of the system start meanwhile. */
const REHEARSAL_DELAY = 10 * SECOND

const started = Symbol.for('diwan.runtimeStarted')

// An office saves something each few minutes. Node throws code away that nobody ran meanwhile, and each save would compile it all again.
setFlagsFromString('--no-flush-bytecode')

/** Starts what a serving process does by itself: jobs, the reaper of dead ones, the outbox. Once per process. */
export async function startRuntime(): Promise<void> {
  const process = globalThis as { [started]?: true }
  if (process[started]) return
  process[started] = true
  const payload = await getPayload({ config })
  startOutbox(payload)
  await inBackground(async () => {
    // Before the runner: what runs now was left by a process that died.
    await startReaper(payload)
    await movePlans(payload)
    await getPayload({ config, cron: true })
    startHiring(payload)
    startTidying(payload)
    setTimeout(() => {
      rehearseNudges(payload).catch((error: unknown) => {
        payload.logger.warn({ err: error, msg: 'Nudges could not be rehearsed: the first publish takes longer' })
      })
    }, REHEARSAL_DELAY).unref()
  })
}

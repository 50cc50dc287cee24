import { setTimeout } from 'node:timers/promises'
import type { Fault } from '../Topic.ts'
import { aLiveRig, aReader, markerOf, mustBeReportedOnce } from './aRig.ts'
import { mustBeWhole } from './mustBeWhole.ts'
import { must } from './until.ts'

const SWAPS = 20
const REQUESTS_PER_SECOND = 200

/** Many readers while releases are swapped. */
export const swapsUnderLoad: Fault = {
  name: `${REQUESTS_PER_SECOND} requests a second during ${SWAPS} swaps`,
  async run(context) {
    const { rig, shown } = await aLiveRig(context)
    const reader = aReader(rig, shown)
    const perRound = shown.paths.length + 2
    const pause = (1_000 * perRound) / REQUESTS_PER_SECOND
    let isEnding = false
    const rounds = new Set<Promise<void>>()
    const begun = performance.now()
    // Rounds begin on time, whether or not the ones before have ended.
    const load = (async () => {
      for (let round = 0; !isEnding; round++) {
        const running = reader.round().finally(() => rounds.delete(running))
        rounds.add(running)
        await setTimeout(Math.max(0, begun + (round + 1) * pause - performance.now()))
      }
      await Promise.all(rounds)
    })()
    for (let swap = 1; swap <= SWAPS; swap++) {
      context.note(`swap ${swap} of ${SWAPS}`)
      rig.publish(shown.name, markerOf(swap))
      await rig.settled()
      await setTimeout(250)
    }
    isEnding = true
    await load
    const rate = Math.round((reader.requests * 1_000) / (performance.now() - begun))
    mustBeWhole(reader)
    await mustBeReportedOnce(rig)
    must(reader.releases >= SWAPS, `Only ${reader.releases} releases were read.`)
    must(rate >= REQUESTS_PER_SECOND * 0.95, `Only ${rate} requests a second were made.`)
    return `${reader.requests} requests at ${rate}/s, ${SWAPS} swaps, ${reader.releases} releases read, 0 errors, 0 mixed (${reader.turned} rounds had a swap in them)`
  },
}

import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { releaseSteps } from '@diwan/shared/contracts/releaseSteps'
import type { Fault } from '../Topic.ts'
import { aLiveRig, aReader, markerOf, mustBeReportedOnce } from './aRig.ts'
import { mustBeWhole } from './mustBeWhole.ts'
import { must, timeOf, until } from './until.ts'

const STEPS = [...releaseSteps, 'compressing']
const LONGEST = 60_000
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** The publisher dies when it enters each step of a release. */
export const killedAtEachStep: Fault = {
  name: 'publisher killed (-9) at every step of a release',
  async run(context) {
    const { rig, shown } = await aLiveRig(context)
    const reader = aReader(rig, shown)
    reader.start()
    const backAfter: number[] = []
    let marker = 0
    for (const step of STEPS) {
      context.note(step)
      await rig.kill('SIGTERM')
      const dying = rig.start({ preload: join(import.meta.dirname, 'dieAtStep.ts'), env: { DIE_AT: step } })
      await until('the publisher is ready', LONGEST, async () => (await rig.status())?.state === 'idle')
      rig.publish(shown.name, markerOf(++marker))
      await until(`the publisher dies while ${step}`, LONGEST, () => dying.signalCode === 'SIGKILL')
      rig.start()
      const isShown = async () => (await rig.page(shown.paths[0] as string)).includes(markerOf(marker))
      backAfter.push(await until(`what was published before ${step} is live`, LONGEST, isShown))
      await rig.settled()
    }
    await reader.stop()
    mustBeWhole(reader)
    await mustBeReportedOnce(rig)
    return `${STEPS.length} steps, live again ≤ ${seconds(Math.max(...backAfter))} after the restart, ${reader.rounds} whole rounds, 0 mixed, ${rig.rows.length} changes reported once`
  },
}

/** The publisher dies at moments nobody chose, while changes keep coming. `--kills N`, `--seed N`. */
export const killedAtRandom: Fault = {
  name: 'publisher killed (-9) at 200 random moments under a stream of publishes',
  async run(context) {
    const kills = Number(context.option('kills') ?? 200)
    const random = randomOf(Number(context.option('seed') ?? Date.now() % 1_000_000))
    const { rig, shown } = await aLiveRig(context)
    const others = [...rig.cms.documents.keys()].filter((name) => name.startsWith('news/'))
    const reader = aReader(rig, shown)
    reader.start()
    let marker = 0
    let isStreaming = true
    let early = 0
    // As long as one release takes on this machine at this moment: about half of the lives see one to its end.
    let life = await timeOf(async () => {
      rig.publish(shown.name, markerOf(++marker))
      await rig.settled()
    })
    const stream = (async () => {
      while (isStreaming) {
        const name = random() < 0.7 ? shown.name : (others[Math.floor(random() * others.length)] ?? shown.name)
        rig.publish(name, name === shown.name ? markerOf(++marker) : `News ${Math.floor(random() * 1e9)}`)
        await setTimeout(50 + random() * 250)
      }
    })()
    for (let kill = 1; kill <= kills; kill++) {
      context.note(`kill ${kill} of ${kills}`)
      // Some before it is ready, most in the middle of its work.
      const isEarly = random() < 0.15
      if (!isEarly) await until('the publisher is ready', LONGEST, async () => (await rig.status())?.live != null)
      else early += 1
      const before = reader.releases
      await setTimeout(random() * 2 * life)
      // Too short on a machine that is busy with something else: nothing would ever be swapped.
      life = Math.min(10_000, reader.releases > before ? life * 0.9 : life * 1.1)
      await rig.kill()
      rig.start()
    }
    isStreaming = false
    await stream
    const last = markerOf(marker)
    const isLast = async () => (await rig.page(shown.paths[0] as string)).includes(last)
    const backAfter = await until('the last publish is live', LONGEST, isLast)
    await rig.settled()
    await until('every report has arrived', LONGEST, () =>
      [...rig.releasesOfRows().values()].every(({ size }) => size > 0),
    )
    await reader.stop()
    mustBeWhole(reader)
    await mustBeReportedOnce(rig)
    must(reader.releases > kills / 10, `Only ${reader.releases} releases were made between ${kills} kills.`)
    return `${kills} kills (${early} while starting), ${rig.rows.length} changes, ${reader.releases} releases read, ${reader.rounds} whole rounds, 0 mixed, 0 errors, 0 lost, 0 doubled, last live ${seconds(backAfter)} after the last restart`
  },
}

/** A repeatable source of chance: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Process } from './Process.ts'

const PAUSE = 4_000

/** Kills one process after the other, at moments and in an order of chance, until it is told to stop; somebody always works. */
export function chaos(groups: readonly (readonly Process[])[]): { kills: () => number; stop: () => Promise<void> } {
  let isEnding = false
  let kills = 0
  const run = (async () => {
    while (!isEnding) {
      await wait(PAUSE * (0.5 + Math.random()))
      const group = groups[Math.random() < 0.6 ? 0 : 1] ?? []
      const working = (await Promise.all(group.map(async (each) => ((await each.isUp()) ? each : null)))).filter(
        (each) => each !== null,
      )
      const victim = working[Math.floor(Math.random() * working.length)]
      if (isEnding || working.length < 2 || !victim) continue
      victim.kill()
      kills += 1
    }
  })()
  return {
    kills: () => kills,
    stop: async () => {
      isEnding = true
      await run
    },
  }
}

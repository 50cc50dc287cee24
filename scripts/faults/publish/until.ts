import { setTimeout } from 'node:timers/promises'

/** Waits until something holds and returns how long that took, in milliseconds; throws what was waited for when it does not. */
export async function until(
  what: string,
  patience: number,
  holds: () => boolean | Promise<boolean>,
  pause = 20,
): Promise<number> {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > patience) throw new Error(`Not within ${patience / 1_000} s: ${what}.`)
    await setTimeout(pause)
  }
  return performance.now() - begun
}

/** Throws a sentence when something does not hold. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** How long something takes, in milliseconds. */
export async function timeOf(run: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

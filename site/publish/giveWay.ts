import { setImmediate } from 'node:timers/promises'
import type { Renderer, Target } from './renderer/Renderer.ts'

/** Lets everything else get its turn; throws when somebody waits for a release. */
export async function giveWay(isWanted: () => boolean): Promise<void> {
  await setImmediate()
  if (isWanted()) throw new Error('What nobody waits for gives way to a release.')
}

/** A renderer that gives way before each page. */
export function pausing(renderer: Renderer, pause: () => Promise<void>): Renderer {
  const render = async (target: Target) => {
    await pause()
    return renderer.render(target)
  }
  return { ...renderer, render }
}

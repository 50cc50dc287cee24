import { setImmediate } from 'node:timers/promises'
import type { StaticPath } from './astroInternals.ts'
import type { Listing, Target } from './Renderer.ts'

// Made into targets without letting a nudge in.
const PATHS_AT_ONCE = 500

/** The paths of one route in the order in which its code named them. Targets are made of few of them, for that takes longer than comparing. */
export class PathListing implements Listing {
  readonly #paths: StaticPath[]
  readonly #targetOf: (path: StaticPath) => Target

  constructor(paths: StaticPath[], targetOf: (path: StaticPath) => Target) {
    this.#paths = paths
    this.#targetOf = targetOf
  }

  since(before: Listing): { come: Target[]; gone: Target[] } {
    if (!(before instanceof PathListing)) throw new Error('A listing is compared with one of the same route only.')
    const { left, right } = unmatched(before.#paths, this.#paths)
    // What only stands elsewhere in the list is on both sides.
    const [old, now] = [new Set(left.map(nameOf)), new Set(right.map(nameOf))]
    const gone = left.filter((path) => !now.has(nameOf(path)) && !this.#paths.some((other) => isSame(path, other)))
    return {
      come: right.filter((path) => !old.has(nameOf(path))).map(this.#targetOf),
      gone: gone.map(this.#targetOf),
    }
  }

  async makes(files: ReadonlySet<string>, isBusy: () => boolean): Promise<boolean> {
    const made = new Set<string>()
    for (const [position, path] of this.#paths.entries()) {
      if (position % PATHS_AT_ONCE === 0) await setImmediate()
      if (isBusy()) return false
      const { file } = this.#targetOf(path)
      if (!files.has(file)) return false
      made.add(file)
    }
    return made.size === files.size
  }
}

/** What is left of two lists when they are read side by side and equal paths are passed over. */
function unmatched(before: StaticPath[], after: StaticPath[]): { left: StaticPath[]; right: StaticPath[] } {
  const left: StaticPath[] = []
  const right: StaticPath[] = []
  for (let old = 0, now = 0; old < before.length || now < after.length;) {
    const [was, is] = [before[old], after[now]]
    if (isSame(was, is)) {
      old++
      now++
    } else if (is !== undefined && (was === undefined || isSame(was, after[now + 1]))) {
      right.push(is)
      now++
    } else if (was !== undefined && (is === undefined || isSame(before[old + 1], is))) {
      left.push(was)
      old++
    } else {
      left.push(was as StaticPath)
      right.push(is as StaticPath)
      old++
      now++
    }
  }
  return { left, right }
}

const nameOf = ({ params }: StaticPath) => JSON.stringify(params)

function isSame(a: StaticPath | undefined, b: StaticPath | undefined): boolean {
  if (a === undefined || b === undefined) return false
  for (const name in a.params) if (a.params[name] !== b.params[name]) return false
  for (const name in b.params) if (a.params[name] !== b.params[name]) return false
  return true
}

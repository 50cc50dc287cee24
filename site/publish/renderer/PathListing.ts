import { setImmediate } from 'node:timers/promises'
import type { StaticPath } from './astroInternals.ts'
import type { Listing, Target } from './Renderer.ts'

// Made into targets without letting a nudge in.
const PATHS_AT_ONCE = 500

/** What the paths have for one parameter. */
type Column = (string | undefined)[]

/**
 * The paths of one route in the order in which its code named them. Held as a list for each parameter: as many objects as a large site has
 * paths would be moved about the heap whenever one comes or goes. Targets are made of few, for that takes longer than comparing.
 */
export class PathListing implements Listing {
  readonly #length: number
  readonly #columns = new Map<string, Column>()
  readonly #targetOf: (path: StaticPath) => Target

  constructor(paths: StaticPath[], targetOf: (path: StaticPath) => Target) {
    this.#length = paths.length
    this.#targetOf = targetOf
    for (const { params } of paths) for (const name in params) if (!this.#columns.has(name)) this.#columns.set(name, [])
    for (const [name, column] of this.#columns) for (const { params } of paths) column.push(params[name])
  }

  since(before: Listing): { come: Target[]; gone: Target[] } {
    if (!(before instanceof PathListing)) throw new Error('A listing is compared with one of the same route only.')
    const names = [...new Set([...before.#columns.keys(), ...this.#columns.keys()])]
    const then = names.map((name) => before.#columns.get(name) ?? [])
    const now = names.map((name) => this.#columns.get(name) ?? [])
    const isSame = (old: number, at: number) => {
      if (old >= before.#length || at >= this.#length) return false
      for (let which = 0; which < names.length; which++) if (then[which]?.[old] !== now[which]?.[at]) return false
      return true
    }
    const { left, right } = unmatched(before.#length, this.#length, isSame)
    // What only stands elsewhere in the list is on both sides.
    const went = new Set(left.map((old) => textOf(then, old)))
    const came = new Set(right.map((at) => textOf(now, at)))
    const isStill = (old: number) => {
      if (came.has(textOf(then, old))) return true
      // It may be named twice. Nothing compares so many texts as fast as the list itself.
      const [value, column = []] = [then.at(-1)?.[old], now.at(-1)]
      for (let at = column.indexOf(value); at !== -1; at = column.indexOf(value, at + 1))
        if (isSame(old, at)) return true
      return false
    }
    return {
      come: right.filter((at) => !went.has(textOf(now, at))).map((at) => this.#targetOf(this.#pathAt(at))),
      gone: left.filter((old) => !isStill(old)).map((old) => before.#targetOf(before.#pathAt(old))),
    }
  }

  async makes(files: ReadonlySet<string>, isBusy: () => boolean): Promise<boolean> {
    const made = new Set<string>()
    for (let at = 0; at < this.#length; at++) {
      if (at % PATHS_AT_ONCE === 0) await setImmediate()
      if (isBusy()) return false
      const { file } = this.#targetOf(this.#pathAt(at))
      if (!files.has(file)) return false
      made.add(file)
    }
    return made.size === files.size
  }

  #pathAt(at: number): StaticPath {
    return { params: Object.fromEntries(Array.from(this.#columns, ([name, column]) => [name, column[at]])) }
  }
}

const textOf = (columns: Column[], at: number) => JSON.stringify(columns.map((column) => column[at]))

/** Positions that are left of two lists when they are read side by side and equal ones are passed over. */
function unmatched(before: number, after: number, isSame: (old: number, at: number) => boolean) {
  const left: number[] = []
  const right: number[] = []
  for (let old = 0, at = 0; old < before || at < after;) {
    if (isSame(old, at)) {
      old++
      at++
    } else if (at < after && (old >= before || isSame(old, at + 1))) right.push(at++)
    else if (old < before && (at >= after || isSame(old + 1, at))) left.push(old++)
    else {
      left.push(old++)
      right.push(at++)
    }
  }
  return { left, right }
}

export interface Colleague {
  id: string
  name: string
}

/** What is being written after an `@` that stands at the caret, or `undefined`. */
export const mentionAt = (text: string, caret: number): string | undefined =>
  /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, caret))?.[1]

/** Colleagues whose names begin with it, in any of their words. */
export function colleaguesLike(colleagues: readonly Colleague[], written: string): Colleague[] {
  const begins = written.trim().toLocaleLowerCase()
  return colleagues
    .filter(({ name }) => {
      const low = name.toLocaleLowerCase()
      return low.startsWith(begins) || low.split(/\s+/).some((word) => word.startsWith(begins))
    })
    .slice(0, 6)
}

/** Colleagues whom a note names: their whole name stands after an `@`. A longer name is not also the shorter one in it. */
export function namedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  let left = text
  return colleagues
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const has = left.includes(`@${name}`)
      if (has) left = left.replaceAll(`@${name}`, '')
      return has
    })
}

let last: Promise<unknown> = Promise.resolve()

/** Carries out plans one after the other, in the order in which they come: Payload begins all that are due at once. */
export function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine
  return mine
}

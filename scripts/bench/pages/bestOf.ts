/**
 * The best of several measurements: other work on the machine only ever makes a page look slower. The first that is good enough ends them.
 *
 * @param runs - How many at most; at least one is made.
 */
export async function bestOf<T>(
  runs: number,
  measure: () => Promise<T>,
  isGood: (measured: T) => boolean,
  isBetter: (one: T, other: T) => boolean,
): Promise<T> {
  let best = await measure()
  for (let run = 1; run < runs && !isGood(best); run++) {
    const next = await measure()
    if (isBetter(next, best)) best = next
  }
  return best
}

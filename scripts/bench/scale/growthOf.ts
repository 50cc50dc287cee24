/** By how much each figure is larger than before, as a factor; what was nothing has none. */
export function growthOf(before: Record<string, number>, after: Record<string, number>): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => {
      const from = before[name]
      return [name, from ? Math.round((value / from) * 100) / 100 : null]
    }),
  )
}

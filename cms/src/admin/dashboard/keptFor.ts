/** Keeps what was counted under a name for so many milliseconds, for everybody who asks meanwhile; a failure is not kept. */
export function keptFor<T>(time: number): (name: string, count: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { until: number; counted: Promise<T> }>()
  return (name, count) => {
    const known = kept.get(name)
    if (known && known.until > Date.now()) return known.counted
    const counted = count()
    kept.set(name, { until: Date.now() + time, counted })
    counted.catch(() => kept.delete(name))
    return counted
  }
}

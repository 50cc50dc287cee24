/** Runs work for each item, some at a time. After a failure nothing more begins, and what runs ends before it is thrown. */
export async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>) {
  let next = 0
  let failure: { error: unknown } | null = null
  const run = async () => {
    while (next < items.length && failure === null) {
      try {
        await work(items[next++] as T)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run))
  if (failure !== null) throw (failure as { error: unknown }).error
}

const last = new Map<string, Promise<unknown>>()

/**
 * Runs work after whatever runs under the same name in this process, in the order in which it comes. Attempts of one submission, for
 * one, would otherwise meet each other inside the database, where each waits for locks of the other until one is given up.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, mine)
  try {
    return await mine
  } finally {
    if (last.get(name) === mine) last.delete(name)
  }
}

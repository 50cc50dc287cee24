// Next may load a module once for each of its parts.
const place = Symbol.for('diwan.submissionsUnderWay')

const shared = globalThis as { [place]?: number }

/** Receives a submission; work that can wait until nobody sends any is told by `whenQuiet`. */
export async function whileReceiving<T>(receive: () => Promise<T>): Promise<T> {
  shared[place] = (shared[place] ?? 0) + 1
  try {
    return await receive()
  } finally {
    shared[place] = (shared[place] ?? 1) - 1
  }
}

/** Leaves work out while submissions are received, unless it has been left out for longer than `patience`. */
export function whenQuiet(work: () => Promise<unknown>, patience: number, now = Date.now): () => Promise<void> {
  let lastAt = now()
  return async () => {
    if ((shared[place] ?? 0) > 0 && now() - lastAt < patience) return
    lastAt = now()
    await work()
  }
}

import { expect, test } from 'vitest'
import { shrinkHeap } from './shrinkHeap.ts'

const heap = () => process.memoryUsage().heapTotal

test(
  'what lives scattered among much that does not is moved together, and the rest given back',
  { timeout: 60_000 },
  () => {
    const before = heap()
    const kept: object[] = []
    const passing: object[] = []
    for (let n = 0; n < 2_000_000; n++) {
      const made = { n, text: `${n} of many` }
      passing.push(made)
      if (n % 100 === 0) kept.push(made)
    }
    const grown = heap() - before

    passing.length = 0
    shrinkHeap()

    expect(kept).toHaveLength(20_000)
    expect(grown).toBeGreaterThan(150_000_000)
    expect(heap() - before).toBeLessThan(grown / 4)
  },
)

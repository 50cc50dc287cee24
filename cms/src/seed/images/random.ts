import { createHash } from 'node:crypto'

/** A source of numbers between 0 and 1 that always gives the same row for the same key. */
export function random(key: string): () => number {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

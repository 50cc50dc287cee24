/** A time of this machine, by the clock that nobody sets and by the one on the wall. Another machine's means nothing beside it. */
export interface Moment {
  steady: number
  wall: number
}

export const readClocks = (): Moment => ({ steady: performance.now(), wall: Date.now() })

/** How many milliseconds have passed since then, by the clock that says more: what is lent for a time is never thought to last longer. */
export function longestSince({ steady, wall }: Moment, now = readClocks()): number {
  // A machine that slept stops the one clock, and whoever sets the time turns the other.
  return Math.max(now.steady - steady, now.wall - wall)
}

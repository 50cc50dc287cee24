import { loadavg } from 'node:os'

/** Durations of many rounds, in milliseconds. */
export interface Figures {
  p50: number
  p95: number
  max: number
}

export function figuresOf(durations: number[]): Figures {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

/** One digit behind the point is all that a clock shared with others tells. */
export const round = (value: number) => Math.round(value * 10) / 10

/** How many processes wanted to run during the last minute: above the number of cores, times are longer than the work. */
export const load = () => round(loadavg()[0] ?? 0)

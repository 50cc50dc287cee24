import { setFlagsFromString } from 'node:v8'

/** Lets the heaps of this process grow by so many percent of what lives before they are collected; `null` leaves it to V8. */
export const growHeapBy = (percent: number | null): void => setFlagsFromString(`--heap-growing-percent=${percent ?? 0}`)

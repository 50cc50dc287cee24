import { setFlagsFromString } from 'node:v8'

// In percent of what lives. On a machine with much memory V8 lets a heap of this size grow fourfold before it collects.
const SLOW_GROWTH = 50

/** Lets this process's heap grow slowly from now on: a build passes a whole site through it and keeps little of that. */
export function growSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${SLOW_GROWTH}`)
}

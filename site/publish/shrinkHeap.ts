import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Growth below this is not worth a pause of some tenths of a second.
const WORTH_BYTES = 100_000_000

setFlagsFromString('--expose-gc')
// Such a collection has many rounds, and throws code away that none of them saw running: the next publish would compile it all again.
setFlagsFromString('--no-flush-bytecode')
const collect = runInNewContext('gc') as NodeJS.GCFunction
const heapTotal = () => process.memoryUsage().heapTotal

/**
 * Empties the young part of the heap, in some milliseconds. What one publish leaves there would otherwise be collected in the middle of the
 * next one.
 */
export const clearYoungHeap = (): void => collect({ type: 'minor', execution: 'sync' })

let least = 0

/**
 * Gives back what past releases left on the heap, when that is at least so many bytes. On a machine with much memory nothing else would, for a
 * long time.
 */
export function shrinkHeap(worth = WORTH_BYTES): void {
  if (heapTotal() - least < worth) return
  // An ordinary collection keeps every page of memory on which anything lives; this one moves that together.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  least = heapTotal()
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Below this there is nothing worth a pause of a tenth of a second.
const WORTH_BYTES = 200_000_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Gives back what past releases left on the heap. On a machine with much memory nothing else would, for a long time. */
export function shrinkHeap(): void {
  if (process.memoryUsage().heapTotal > WORTH_BYTES) collect()
}

import { corruptBundle, corruptMirror, fullDisk, readOnlyFolder } from './publish/disks.ts'
import { killedAtEachStep, killedAtRandom } from './publish/kills.ts'
import { swapsUnderLoad } from './publish/load.ts'
import { clockJumps, nudgesInDisorder, twoPublishers } from './publish/nudges.ts'
import type { Topic } from './Topic.ts'

export const topic: Topic = {
  summary: 'the publisher and the web server over the demo content, while a reader checks that every release is whole',
  options: ['bundles', 'kills', 'port', 'seed'],
  faults: [
    killedAtEachStep,
    killedAtRandom,
    fullDisk,
    readOnlyFolder,
    corruptMirror,
    corruptBundle,
    nudgesInDisorder,
    twoPublishers,
    clockJumps,
    swapsUnderLoad,
  ],
}

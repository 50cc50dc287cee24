import { diskFull, killed, locked, mailDown, networkCut } from './forms/faults.ts'
import type { Topic } from './Topic.ts'

// --submissions N: how many applications with a CV of 2 MB are sent, all faults together; 1,000 unless given.
export const topic: Topic = {
  summary: 'applications with a CV of 2 MB, sent by people who try again until they are thanked',
  options: ['submissions'],
  faults: [networkCut, killed, locked, diskFull, mailDown],
}

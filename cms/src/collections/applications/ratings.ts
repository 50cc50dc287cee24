import type { ArrayField } from 'payload'
import { onceScored } from '@/recruitment/scores/onceScored'
import { changeOwnScores } from './hooks/changeOwnScores'

/** How colleagues judge a candidate, 1 to 5. Nobody changes the score of somebody else. */
export const ratings: ArrayField = {
  name: 'ratings',
  type: 'array',
  access: { read: onceScored },
  hooks: { beforeValidate: [changeOwnScores] },
  fields: [
    { name: 'criterion', type: 'text', required: true },
    { name: 'score', type: 'number', required: true, min: 1, max: 5 },
    { name: 'by', type: 'relationship', relationTo: 'users' },
  ],
}

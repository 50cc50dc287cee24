import type { ArrayField } from 'payload'
import { bySystem } from '@/access/bySystem'

/** How colleagues judge a candidate, 1 to 5: each by the call for it, since nobody changes the score of somebody else. */
export const ratings: ArrayField = {
  name: 'ratings',
  type: 'array',
  access: bySystem,
  fields: [
    { name: 'criterion', type: 'text', required: true },
    { name: 'score', type: 'number', required: true, min: 1, max: 5 },
    { name: 'by', type: 'relationship', relationTo: 'users', defaultValue: ({ user }) => user?.id },
  ],
}

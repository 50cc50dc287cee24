import type { ArrayField } from 'payload'

/** How colleagues judge a candidate, 1 to 5. */
export const ratings: ArrayField = {
  name: 'ratings',
  type: 'array',
  fields: [
    { name: 'criterion', type: 'text', required: true },
    { name: 'score', type: 'number', required: true, min: 1, max: 5 },
    { name: 'by', type: 'relationship', relationTo: 'users', defaultValue: ({ user }) => user?.id },
  ],
}

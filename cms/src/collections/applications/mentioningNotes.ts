import type { ArrayField } from 'payload'
import { notes } from '@/fields/notes'

/** Notes in which colleagues can be named; who is named is told by mail. */
export const mentioningNotes: ArrayField = {
  ...notes,
  fields: [...notes.fields, { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true }],
}

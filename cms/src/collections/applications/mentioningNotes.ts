import type { ArrayField } from 'payload'
import { notes } from '@/fields/notes'
import { addNotesOnly } from './hooks/addNotesOnly'

/** Notes in which colleagues can be named, whom the call for notes tells. They stay as they were written. */
export const mentioningNotes: ArrayField = {
  ...notes,
  hooks: { beforeValidate: [addNotesOnly] },
  fields: [...notes.fields, { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true }],
}

import type { ArrayField } from 'payload'
import { bySystem } from '@/access/bySystem'
import { notes } from '@/fields/notes'

/** Notes in which colleagues can be named. They are added by the call for it, which tells who is named, and stay as they were written. */
export const mentioningNotes: ArrayField = {
  ...notes,
  access: bySystem,
  fields: [...notes.fields, { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true }],
}

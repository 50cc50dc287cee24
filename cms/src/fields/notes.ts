import type { ArrayField } from 'payload'

/** What colleagues wrote about a record; `by` and `at` are signed by the system. */
export const notes: ArrayField = {
  name: 'notes',
  type: 'array',
  fields: [
    { name: 'text', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', admin: { readOnly: true } },
    { name: 'at', type: 'date', admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } },
  ],
}

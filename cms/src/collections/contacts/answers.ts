import type { ArrayField } from 'payload'
import { isNobody } from '@/access/isNobody'

/** The answers sent from the record. Written when an answer is sent. */
export const answers: ArrayField = {
  name: 'answers',
  type: 'array',
  access: { create: isNobody, update: isNobody },
  admin: {
    readOnly: true,
    initCollapsed: true,
    condition: (data) => Array.isArray(data?.answers) && data.answers.length > 0,
  },
  fields: [
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'at', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  ],
}

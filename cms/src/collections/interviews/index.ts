import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'

const time = { pickerAppearance: 'dayAndTime' as const }

/** Conversations with candidates: the times offered, and the one agreed. */
export const interviews = defineRecord({
  slug: 'interviews',
  names: { en: ['Interview', 'Interviews'], ar: ['مقابلة', 'المقابلات'] },
  group: 'recruitment',
  access: { read: isRecruiter, create: isRecruiter, update: isRecruiter, delete: isRecruiter },
  typescript: { interface: 'InterviewDoc' },
  admin: { defaultColumns: ['application', 'confirmedAt', 'place'] },
  fields: [
    { name: 'application', type: 'relationship', relationTo: 'applications', required: true, index: true },
    {
      name: 'proposedTimes',
      type: 'array',
      fields: [{ name: 'at', type: 'date', required: true, admin: { date: time } }],
    },
    { name: 'confirmedAt', type: 'date', index: true, admin: { date: time } },
    { name: 'place', type: 'text' },
    { name: 'notes', type: 'textarea' },
  ],
})

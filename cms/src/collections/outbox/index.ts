import { isNobody } from '@/access/isNobody'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { languageOfRecord } from '@/fields/languageOfRecord'

/** Changes on their way to the visitors: one row per change, until it is live. Written by the system only. */
export const outbox = defineRecord({
  slug: 'outbox',
  names: { en: ['Change', 'Outbox'], ar: ['تغيير', 'صندوق الإرسال'] },
  group: 'settings',
  access: { read: isStaff, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'OutboxDoc' },
  admin: { hidden: true, defaultColumns: ['collection', 'documentId', 'operation', 'state', 'createdAt'] },
  defaultSort: '-createdAt',
  // Rows are rewritten by the queue, never by people: editing locks would only cost time.
  lockDocuments: false,
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'documentId', type: 'text', required: true, index: true },
    languageOfRecord,
    { name: 'operation', type: 'select', required: true, options: ['change', 'remove'] },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: ['pending', 'sent', 'live', 'failed'],
    },
    { name: 'release', type: 'text', index: true },
    { name: 'liveAt', type: 'date' },
    { name: 'error', type: 'textarea' },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', index: true },
    // The version that the change made, by which the publisher knows it; none of what is gone.
    { name: 'version', type: 'date' },
    // Changes of one batch go live in one release, or none of them does.
    { name: 'batch', type: 'text', index: true },
  ],
})

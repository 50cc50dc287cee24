import { isNobody } from '@/access/isNobody'
import { defineRecord } from '@/collections/defineRecord'

/** What was tried, and by whom: how often somebody may do something is counted here, for every instance alike. System only. */
export const attempts = defineRecord({
  slug: 'attempts',
  names: { en: ['Attempt', 'Attempts'], ar: ['محاولة', 'المحاولات'] },
  group: 'settings',
  access: { read: isNobody, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'AttemptDoc' },
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['sender', 'createdAt'] }],
  fields: [
    /** What was tried, and a digest of where from: never an address itself. */
    { name: 'sender', type: 'text', required: true },
  ],
})

import { isNobody } from '@/access/isNobody'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'
import { documentId } from '@/fields/documentId'
import { languageOfRecord } from '@/fields/languageOfRecord'

/** Requests to look at a draft before it is published, and what became of them. Written by the review endpoints only. */
export const reviews = defineRecord({
  slug: 'reviews',
  names: { en: ['Review', 'Reviews'], ar: ['مراجعة', 'المراجعات'] },
  group: 'content',
  access: { read: isStaff, create: isNobody, update: isNobody, delete: isNobody },
  typescript: { interface: 'ReviewDoc' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'askedBy', 'askedAt', 'decidedBy'],
    description: {
      en: 'Entries that somebody asked a colleague to look at. A review is asked for, and decided, in the form of the entry.',
      ar: 'محتوى طُلبت مراجعته من زميل. تُطلب المراجعة ويُبت فيها في نموذج المحتوى.',
    },
  },
  defaultSort: '-askedAt',
  lockDocuments: false,
  indexes: [{ fields: ['collection', 'documentId', 'state'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      admin: { components: { Cell: '@/admin/components/ReviewCell#ReviewCell' } },
    },
    { name: 'collection', type: 'text', required: true, admin: { hidden: true } },
    documentId(),
    languageOfRecord,
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['asked', 'approved', 'returned', 'published'],
    },
    { name: 'askedBy', type: 'relationship', relationTo: 'users' },
    { name: 'askedAt', type: 'date', index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'note', type: 'textarea' },
  ],
})

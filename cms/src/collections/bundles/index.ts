import { locales } from '@diwan/shared/content'
import { isEditor } from '@/access/isEditor'
import { isStaff } from '@/access/isStaff'
import { defineRecord } from '@/collections/defineRecord'

/** Documents that go live together. */
export const bundles = defineRecord({
  slug: 'bundles',
  names: { en: ['Release bundle', 'Release bundles'], ar: ['حزمة نشر', 'حزم النشر'] },
  group: 'content',
  access: { read: isStaff, create: isEditor, update: isEditor, delete: isEditor },
  typescript: { interface: 'BundleDoc' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'state', 'publishAt', 'updatedAt'] },
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'collection', type: 'text', required: true },
        { name: 'documentId', type: 'text', required: true },
        { name: 'locale', type: 'select', options: [...locales] },
      ],
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      defaultValue: 'collecting',
      options: ['collecting', 'scheduled', 'published'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishAt',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
})

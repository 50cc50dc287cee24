import { defineContent } from '@/collections/defineContent'
import { cover } from '@/fields/cover'
import { heldMayStay } from '@/fields/heldMayStay'
import { manyOf } from '@/fields/manyOf'
import { phone } from '@/fields/phone'
import { title } from '@/fields/title'

/** What the company tells the press. */
export const news = defineContent({
  slug: 'news',
  names: { en: ['News item', 'News'], ar: ['خبر', 'الأخبار'] },
  typescript: { interface: 'NewsDoc' },
  admin: { defaultColumns: ['title', 'date', 'categories', '_status'] },
  defaultSort: '-date',
  fields: [
    title,
    { name: 'excerpt', type: 'textarea', required: true, localized: true, maxLength: 300 },
    { name: 'body', type: 'richText', required: true, localized: true },
    {
      name: 'pressContact',
      type: 'group',
      fields: [{ name: 'name', type: 'text' }, { name: 'email', type: 'email' }, phone],
    },
  ],
  sidebar: [
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      ...manyOf('categories', 'categories'),
      filterOptions: { kind: { equals: 'news' } },
      validate: heldMayStay,
      admin: { position: 'sidebar' },
    },
    { ...cover, admin: { position: 'sidebar' } },
  ],
})

import { defineContent } from '@/collections/defineContent'
import { cover } from '@/fields/cover'
import { heldMayStay } from '@/fields/heldMayStay'
import { manyOf } from '@/fields/manyOf'
import { publishedAt } from '@/fields/publishedAt'
import { title } from '@/fields/title'

/** Articles by the company's people. */
export const blogs = defineContent({
  slug: 'blogs',
  names: { en: ['Blog', 'Blogs'], ar: ['مقال', 'المقالات'] },
  typescript: { interface: 'BlogDoc' },
  admin: { defaultColumns: ['title', 'categories', 'publishedAt', '_status'] },
  defaultSort: '-publishedAt',
  fields: [
    title,
    { name: 'excerpt', type: 'textarea', required: true, localized: true, maxLength: 220 },
    { name: 'body', type: 'richText', required: true, localized: true },
    manyOf('relatedServices', 'services'),
  ],
  sidebar: [
    publishedAt,
    {
      ...manyOf('categories', 'categories'),
      required: true,
      filterOptions: { kind: { equals: 'blogs' } },
      validate: heldMayStay,
      admin: { position: 'sidebar' },
    },
    { name: 'author', type: 'relationship', relationTo: 'leaders', admin: { position: 'sidebar' } },
    { ...cover, admin: { position: 'sidebar' } },
    {
      name: 'showInMenu',
      type: 'checkbox',
      index: true,
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: { en: 'Offer it in the menu of the site.', ar: 'عرضه في قائمة الموقع.' },
      },
    },
  ],
})

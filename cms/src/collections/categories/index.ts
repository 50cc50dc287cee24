import { defineContent } from '@/collections/defineContent'
import { heldMayStay } from '@/fields/heldMayStay'
import { title } from '@/fields/title'
import { requireOtherParent } from './hooks/requireOtherParent'

/** Segments of `/articles/…` that are no category. */
const refused = new Set(['page', 'topic', 'rss.xml', 'rss-xml'])

/** Subjects under which blogs, news and case studies are listed. */
export const categories = defineContent({
  slug: 'categories',
  names: { en: ['Category', 'Categories'], ar: ['تصنيف', 'التصنيفات'] },
  typescript: { interface: 'CategoryDoc' },
  admin: { defaultColumns: ['title', 'kind', 'parent', '_status'] },
  isRefusedSlug: (slug) => refused.has(slug),
  hooks: { beforeChange: [requireOtherParent] },
  fields: [title, { name: 'description', type: 'textarea', localized: true }],
  sidebar: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: ['blogs', 'news', 'case-studies'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      validate: heldMayStay,
      admin: { position: 'sidebar' },
    },
  ],
})

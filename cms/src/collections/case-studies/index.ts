import { defineContent } from '@/collections/defineContent'
import { cover } from '@/fields/cover'
import { figures } from '@/fields/figures'
import { heldMayStay } from '@/fields/heldMayStay'
import { manyOf } from '@/fields/manyOf'
import { order } from '@/fields/order'
import { title } from '@/fields/title'

/** Work for a client, told with its results. */
export const caseStudies = defineContent({
  slug: 'case-studies',
  names: { en: ['Case study', 'Case studies'], ar: ['دراسة حالة', 'دراسات الحالة'] },
  typescript: { interface: 'CaseStudyDoc' },
  admin: { defaultColumns: ['title', 'client', 'industry', '_status'] },
  defaultSort: 'order',
  fields: [
    title,
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
    { name: 'challenge', type: 'textarea', required: true, localized: true },
    { name: 'approach', type: 'textarea', required: true, localized: true },
    figures('results'),
    {
      name: 'quote',
      type: 'group',
      fields: [
        { name: 'text', type: 'textarea', localized: true },
        { name: 'name', type: 'text', localized: true },
        { name: 'role', type: 'text', localized: true },
      ],
    },
    { name: 'client', type: 'relationship', relationTo: 'clients' },
    { name: 'industry', type: 'relationship', relationTo: 'industry-solutions' },
    manyOf('services', 'services'),
  ],
  sidebar: [
    {
      ...manyOf('categories', 'categories'),
      filterOptions: { kind: { equals: 'case-studies' } },
      validate: heldMayStay,
      admin: { position: 'sidebar' },
    },
    { ...cover, admin: { position: 'sidebar' } },
    order,
  ],
})

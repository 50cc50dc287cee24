import { defineContent } from '@/collections/defineContent'
import { catalogueKey } from '@/fields/catalogueKey'
import { cover } from '@/fields/cover'
import { faqs } from '@/fields/faqs'
import { figures } from '@/fields/figures'
import { icon } from '@/fields/icon'
import { manyOf } from '@/fields/manyOf'
import { order } from '@/fields/order'
import { title } from '@/fields/title'
import { titledTexts } from '@/fields/titledTexts'

/** What the company does for one industry. */
export const industrySolutions = defineContent({
  slug: 'industry-solutions',
  names: { en: ['Industry solution', 'Industry solutions'], ar: ['حل قطاعي', 'الحلول القطاعية'] },
  typescript: { interface: 'IndustrySolutionDoc' },
  admin: { defaultColumns: ['title', 'order', '_status', 'updatedAt'] },
  defaultSort: 'order',
  fields: [
    title,
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 220 },
    { name: 'intro', type: 'richText', localized: true },
    titledTexts('challenges'),
    titledTexts('offerings'),
    titledTexts('steps'),
    figures('outcomes'),
    faqs,
    manyOf('experts', 'leaders'),
    manyOf('relatedServices', 'services'),
    manyOf('caseStudies', 'case-studies'),
  ],
  sidebar: [{ ...icon, required: true }, cover, order, catalogueKey],
})

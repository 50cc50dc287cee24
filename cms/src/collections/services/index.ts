import { defineContent } from '@/collections/defineContent'
import { catalogueKey } from '@/fields/catalogueKey'
import { cover } from '@/fields/cover'
import { faqs } from '@/fields/faqs'
import { icon } from '@/fields/icon'
import { manyOf } from '@/fields/manyOf'
import { order } from '@/fields/order'
import { title } from '@/fields/title'
import { titledTexts } from '@/fields/titledTexts'

/** What the company does for its clients. */
export const services = defineContent({
  slug: 'services',
  names: { en: ['Service', 'Services'], ar: ['خدمة', 'الخدمات'] },
  typescript: { interface: 'ServiceDoc' },
  admin: { defaultColumns: ['title', 'order', '_status', 'updatedAt'] },
  defaultSort: 'order',
  fields: [
    title,
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 220 },
    { name: 'intro', type: 'richText', localized: true },
    titledTexts('offerings'),
    titledTexts('steps'),
    faqs,
    manyOf('experts', 'leaders'),
    manyOf('relatedIndustries', 'industry-solutions'),
    manyOf('caseStudies', 'case-studies'),
  ],
  sidebar: [{ ...icon, required: true }, cover, order, catalogueKey],
})

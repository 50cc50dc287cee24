import type { Block } from 'payload'

/** All entries of a kind, in the order editors gave them. */
export const overview: Block = {
  slug: 'overview',
  interfaceName: 'OverviewBlock',
  labels: { singular: { en: 'Overview', ar: 'نظرة عامة' }, plural: { en: 'Overview', ar: 'نظرة عامة' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'intro', type: 'textarea' },
    {
      name: 'source',
      type: 'select',
      required: true,
      options: ['services', 'industry-solutions', 'leaders', 'offices', 'testimonials'],
    },
  ],
}

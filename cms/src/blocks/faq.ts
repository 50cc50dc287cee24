import type { Block } from 'payload'

/** Questions and answers. */
export const faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: {
    singular: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
    plural: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true },
      ],
    },
  ],
}

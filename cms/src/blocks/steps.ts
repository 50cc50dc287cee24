import type { Block } from 'payload'

/** Steps in their order. */
export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: { en: 'Steps', ar: 'خطوات' }, plural: { en: 'Steps', ar: 'خطوات' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'intro', type: 'textarea' },
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
  ],
}

import type { Block } from 'payload'

/** Numbers worth showing large. */
export const figuresBlock: Block = {
  slug: 'figures',
  interfaceName: 'FiguresBlock',
  labels: { singular: { en: 'Figures', ar: 'أرقام' }, plural: { en: 'Figures', ar: 'أرقام' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'intro', type: 'textarea' },
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'figure', type: 'text', required: true },
        { name: 'label', type: 'text', required: true },
      ],
    },
  ],
}

import type { Block } from 'payload'

/** Numbers inside a long text. */
export const figuresInText: Block = {
  slug: 'figures',
  interfaceName: 'FiguresInTextBlock',
  labels: { singular: { en: 'Figures', ar: 'أرقام' }, plural: { en: 'Figures', ar: 'أرقام' } },
  fields: [
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'figure', type: 'text', required: true },
        { name: 'label', type: 'text', required: true },
      ],
    },
  ],
}

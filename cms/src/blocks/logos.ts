import type { Block } from 'payload'

/** Logos of clients or partners. */
export const logos: Block = {
  slug: 'logos',
  interfaceName: 'LogosBlock',
  labels: { singular: { en: 'Logos', ar: 'شعارات' }, plural: { en: 'Logos', ar: 'شعارات' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'source', type: 'select', required: true, options: ['clients', 'partners'] },
  ],
}

import type { Block } from 'payload'

/** What somebody said. */
export const quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: { en: 'Quote', ar: 'اقتباس' }, plural: { en: 'Quote', ar: 'اقتباس' } },
  fields: [
    { name: 'text', type: 'textarea', required: true },
    { name: 'name', type: 'text' },
    { name: 'role', type: 'text' },
    { name: 'photo', type: 'upload', relationTo: 'media' },
  ],
}

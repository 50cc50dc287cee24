import type { Block } from 'payload'

/** A long text. */
export const richText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: { en: 'Text', ar: 'نص' }, plural: { en: 'Text', ar: 'نص' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'body', type: 'richText', required: true },
  ],
}

import type { Block } from 'payload'
import { icon } from '@/fields/icon'
import { linkTarget } from '@/fields/linkTarget'

/** Cards side by side, each with an optional link. */
export const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsBlock',
  labels: { singular: { en: 'Cards', ar: 'بطاقات' }, plural: { en: 'Cards', ar: 'بطاقات' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'intro', type: 'textarea' },
    {
      name: 'items',
      type: 'array',
      fields: [icon, { name: 'title', type: 'text', required: true }, { name: 'text', type: 'textarea' }, linkTarget],
    },
  ],
}

import type { Block } from 'payload'
import { links } from '@/fields/links'

/** An invitation to act. */
export const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: {
    singular: { en: 'Call to action', ar: 'دعوة للتواصل' },
    plural: { en: 'Call to action', ar: 'دعوة للتواصل' },
  },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 160 },
    { name: 'text', type: 'textarea' },
    links,
  ],
}

import type { Block } from 'payload'
import { links } from '@/fields/links'

/** The head of a page. */
export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: { en: 'Hero', ar: 'رأس الصفحة' }, plural: { en: 'Hero', ar: 'رأس الصفحة' } },
  fields: [
    { name: 'eyebrow', type: 'text', maxLength: 80 },
    { name: 'heading', type: 'text', required: true, maxLength: 160 },
    { name: 'text', type: 'textarea' },
    { name: 'image', type: 'upload', relationTo: 'media' },
    links,
  ],
}

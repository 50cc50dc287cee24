import type { Block } from 'payload'

/** A picture with a caption. */
export const mediaBlock: Block = {
  slug: 'media',
  interfaceName: 'MediaBlock',
  labels: { singular: { en: 'Picture', ar: 'صورة' }, plural: { en: 'Picture', ar: 'صورة' } },
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text' },
  ],
}

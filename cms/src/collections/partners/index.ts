import { defineContent } from '@/collections/defineContent'
import { manyOf } from '@/fields/manyOf'
import { order } from '@/fields/order'
import { title } from '@/fields/title'
import { webAddress } from '@/fields/webAddress'

/** Companies that the company works with. */
export const partners = defineContent({
  slug: 'partners',
  names: { en: ['Partner', 'Partners'], ar: ['شريك', 'الشركاء'] },
  typescript: { interface: 'PartnerDoc' },
  admin: { defaultColumns: ['title', 'region', 'tier', 'order', '_status'] },
  defaultSort: 'order',
  fields: [
    { ...title, label: { en: 'Name of the partner', ar: 'اسم الشريك' } },
    { name: 'logo', type: 'upload', relationTo: 'media', required: true },
    webAddress('url'),
    { name: 'description', type: 'textarea', localized: true },
    manyOf('services', 'services'),
  ],
  sidebar: [
    {
      name: 'region',
      type: 'select',
      required: true,
      index: true,
      options: ['saudi-arabia', 'gcc', 'mena', 'global'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'tier',
      type: 'select',
      options: ['strategic', 'technology', 'delivery'],
      admin: { position: 'sidebar' },
    },
    order,
  ],
})

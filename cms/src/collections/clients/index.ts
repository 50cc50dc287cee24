import { defineContent } from '@/collections/defineContent'
import { order } from '@/fields/order'
import { title } from '@/fields/title'
import { webAddress } from '@/fields/webAddress'

/** Companies that the company works for. */
export const clients = defineContent({
  slug: 'clients',
  names: { en: ['Client', 'Clients'], ar: ['عميل', 'العملاء'] },
  typescript: { interface: 'ClientDoc' },
  admin: { defaultColumns: ['title', 'industry', 'featured', 'order', '_status'] },
  defaultSort: 'order',
  fields: [
    { ...title, label: { en: 'Name of the client', ar: 'اسم العميل' } },
    { name: 'logo', type: 'upload', relationTo: 'media', required: true },
    webAddress('url'),
    { name: 'industry', type: 'relationship', relationTo: 'industry-solutions' },
  ],
  sidebar: [
    { name: 'featured', type: 'checkbox', index: true, defaultValue: false, admin: { position: 'sidebar' } },
    order,
  ],
})

import { defineContent } from '@/collections/defineContent'
import { countryCode } from '@/fields/countryCode'
import { order } from '@/fields/order'
import { phone } from '@/fields/phone'
import { title } from '@/fields/title'

/** Where the company can be visited. */
export const offices = defineContent({
  slug: 'offices',
  names: { en: ['Office', 'Offices'], ar: ['مكتب', 'المكاتب'] },
  typescript: { interface: 'OfficeDoc' },
  admin: { defaultColumns: ['title', 'kind', 'city', 'order', '_status'] },
  defaultSort: 'order',
  fields: [
    { ...title, label: { en: 'Name of the office', ar: 'اسم المكتب' } },
    { name: 'address', type: 'textarea', required: true, localized: true },
    { name: 'city', type: 'text', required: true, localized: true },
    { ...countryCode, required: true },
    phone,
    { name: 'email', type: 'email' },
    { name: 'hours', type: 'text', localized: true },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', min: -90, max: 90 },
        { name: 'longitude', type: 'number', min: -180, max: 180 },
      ],
    },
  ],
  sidebar: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['headquarters', 'branch'],
      defaultValue: 'branch',
      admin: { position: 'sidebar' },
    },
    order,
  ],
})

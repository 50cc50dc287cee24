import { defineContent } from '@/collections/defineContent'
import { order } from '@/fields/order'
import { title } from '@/fields/title'

/** What clients say about the company. */
export const testimonials = defineContent({
  slug: 'testimonials',
  names: { en: ['Testimonial', 'Testimonials'], ar: ['شهادة عميل', 'شهادات العملاء'] },
  typescript: { interface: 'TestimonialDoc' },
  admin: { defaultColumns: ['title', 'role', 'client', 'order', '_status'] },
  defaultSort: 'order',
  fields: [
    { ...title, label: { en: 'Name', ar: 'الاسم' } },
    {
      name: 'role',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 160,
      label: { en: 'Position', ar: 'المنصب' },
    },
    { name: 'quote', type: 'textarea', required: true, localized: true },
    { name: 'client', type: 'relationship', relationTo: 'clients' },
    { name: 'photo', type: 'upload', relationTo: 'media' },
  ],
  sidebar: [order],
})

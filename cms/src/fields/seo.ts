import type { GroupField } from 'payload'

/** What search engines and shared links show instead of the entry's own title, summary and image. */
export const seo: GroupField = {
  name: 'seo',
  type: 'group',
  admin: {
    description: {
      en: 'Leave empty to use the title, the summary and the cover.',
      ar: 'اتركها فارغة لاستخدام العنوان والملخص وصورة الغلاف.',
    },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 70 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 170 },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
}

import { defineContent } from '@/collections/defineContent'
import { sitePath } from '@/fields/sitePath'

/** What search engines are told about a fixed route or an extra page, by its path. */
export const keywords = defineContent({
  slug: 'keywords',
  names: { en: ['Keywords of a page', 'Keywords'], ar: ['كلمات مفتاحية', 'الكلمات المفتاحية'] },
  typescript: { interface: 'KeywordsDoc' },
  admin: { listSearchableFields: ['title', 'path'], defaultColumns: ['path', 'title', '_status', 'updatedAt'] },
  defaultSort: 'path',
  disableDuplicate: true,
  address: false,
  fields: [
    {
      ...sitePath('path'),
      required: true,
      unique: true,
      index: true,
      admin: {
        placeholder: '/about-us',
        description: { en: 'Path of the page, without language.', ar: 'مسار الصفحة دون اللغة.' },
      },
    },
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 70 },
    { name: 'description', type: 'textarea', required: true, localized: true, maxLength: 170 },
    { name: 'keywords', type: 'text', hasMany: true, localized: true },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
})

import { defineContent } from '@/collections/defineContent'
import { cover } from '@/fields/cover'
import { publishedAt } from '@/fields/publishedAt'
import { title } from '@/fields/title'

/** Publications to download, openly or after a request. */
export const reports = defineContent({
  slug: 'reports',
  names: { en: ['Report', 'Reports'], ar: ['تقرير', 'التقارير'] },
  typescript: { interface: 'ReportDoc' },
  admin: { defaultColumns: ['title', 'year', 'topic', 'access', '_status'] },
  defaultSort: '-publishedAt',
  fields: [
    title,
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 400 },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'files',
      required: true,
      filterOptions: { kind: { equals: 'report' } },
    },
    { name: 'pages', type: 'number', min: 1, label: { en: 'Number of pages', ar: 'عدد الصفحات' } },
  ],
  sidebar: [
    publishedAt,
    {
      name: 'access',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: ['open', 'gated'],
      admin: {
        position: 'sidebar',
        description: {
          en: 'A file on request is never public: it goes out by links that expire.',
          ar: 'الملف المتاح عند الطلب لا يُنشر أبدًا، بل يُرسل بروابط تنتهي صلاحيتها.',
        },
      },
    },
    {
      name: 'topic',
      type: 'select',
      required: true,
      index: true,
      options: ['annual', 'market', 'sector', 'guide'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'year',
      type: 'number',
      required: true,
      index: true,
      min: 1950,
      max: 2200,
      admin: { position: 'sidebar', step: 1 },
    },
    { ...cover, admin: { position: 'sidebar' } },
  ],
})

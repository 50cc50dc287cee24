import { defineContent } from '@/collections/defineContent'
import { sitePath } from '@/fields/sitePath'
import { flattenRedirect } from './hooks/flattenRedirect'
import { repointRedirects } from './hooks/repointRedirects'
import { redirectTarget } from './redirectTarget'
import { isOwnPath } from './isOwnPath'

/** Old addresses and where they lead. Written when a live slug changes, and by editors. */
export const redirects = defineContent({
  slug: 'redirects',
  names: { en: ['Redirect', 'Redirects'], ar: ['إعادة توجيه', 'إعادات التوجيه'] },
  address: false,
  drafts: false,
  // A rule in the trash would keep its unique path from being used again.
  trash: false,
  disableDuplicate: true,
  typescript: { interface: 'RedirectDoc' },
  admin: {
    useAsTitle: 'from',
    listSearchableFields: ['from', 'to'],
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
  },
  defaultSort: 'from',
  hooks: { beforeChange: [flattenRedirect], afterChange: [repointRedirects] },
  fields: [
    {
      ...sitePath('from', isOwnPath),
      label: { en: 'Old address', ar: 'العنوان القديم' },
      required: true,
      unique: true,
      index: true,
      admin: { placeholder: '/old-page' },
    },
    redirectTarget,
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description: {
          en: 'Browsers and search engines remember permanent redirects.',
          ar: 'تتذكر المتصفحات ومحركات البحث عمليات إعادة التوجيه الدائمة.',
        },
      },
    },
  ],
})

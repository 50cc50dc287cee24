import { defineContent } from '@/collections/defineContent'
import { order } from '@/fields/order'
import { title } from '@/fields/title'
import { webAddress } from '@/fields/webAddress'

/** The company's board, executives and experts. */
export const leaders = defineContent({
  slug: 'leaders',
  names: { en: ['Leader', 'Leaders'], ar: ['قيادي', 'القيادات'] },
  typescript: { interface: 'LeaderDoc' },
  admin: { defaultColumns: ['title', 'role', 'group', 'order', '_status'] },
  defaultSort: 'order',
  fields: [
    { ...title, label: { en: 'Name', ar: 'الاسم' } },
    {
      name: 'role',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      label: { en: 'Position', ar: 'المنصب' },
    },
    { name: 'photo', type: 'upload', relationTo: 'media' },
    { name: 'bio', type: 'textarea', required: true, localized: true },
    { name: 'email', type: 'email' },
    webAddress('linkedin'),
  ],
  sidebar: [
    {
      name: 'group',
      type: 'select',
      required: true,
      index: true,
      options: ['board', 'executive', 'expert'],
      admin: { position: 'sidebar' },
    },
    order,
  ],
})

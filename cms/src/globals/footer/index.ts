import { menuLinks } from '@/fields/menuLinks'
import { defineGlobal } from '../defineGlobal'

/** What stands at the foot of every page. */
export const footer = defineGlobal({
  slug: 'footer',
  label: { en: 'Footer', ar: 'تذييل الموقع' },
  typescript: { interface: 'FooterDoc' },
  fields: [
    {
      name: 'columns',
      type: 'array',
      localized: true,
      fields: [{ name: 'heading', type: 'text', required: true, maxLength: 60 }, menuLinks('links')],
    },
    { name: 'legal', type: 'text', localized: true },
    { ...menuLinks('links'), localized: true },
  ],
})

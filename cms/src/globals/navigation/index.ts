import type { GroupField } from 'payload'
import { menuLinks } from '@/fields/menuLinks'
import { defineGlobal } from '../defineGlobal'

const menu = (name: string): GroupField => ({
  name,
  type: 'group',
  fields: [
    { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
    { ...menuLinks('items'), localized: true },
  ],
})

/** The menus in the head of every page. Links are paths without language; the site adds it. */
export const navigation = defineGlobal({
  slug: 'navigation',
  label: { en: 'Navigation', ar: 'القوائم' },
  typescript: { interface: 'NavigationDoc' },
  fields: [menu('aboutUs'), menu('services'), menu('solutions'), { ...menuLinks('links'), localized: true }],
})

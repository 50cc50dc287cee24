import type { TextField } from 'payload'

/** The localised name of an entry, as lists and headings show it. */
export const title: TextField = {
  name: 'title',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 160,
  admin: { components: { Cell: '@/admin/components/TitleCell#TitleCell' } },
}

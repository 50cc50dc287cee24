import type { DateField } from 'payload'

const now = () => new Date().toISOString()

/** The date visitors see, and lists sort by. */
export const publishedAt: DateField = {
  name: 'publishedAt',
  type: 'date',
  required: true,
  index: true,
  defaultValue: now,
  // A copy is of today: it would come to lists, feeds and search engines with the age of the one it was made from.
  hooks: { beforeDuplicate: [now] },
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
}

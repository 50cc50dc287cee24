import type { DateField } from 'payload'

/** The date visitors see, and lists sort by. */
export const publishedAt: DateField = {
  name: 'publishedAt',
  type: 'date',
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
}

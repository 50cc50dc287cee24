import type { ArrayField } from 'payload'

/** Numbers worth showing large, each with what it counts. */
export function figures(name: string): ArrayField {
  return {
    name,
    type: 'array',
    localized: true,
    fields: [
      { name: 'figure', type: 'text', required: true, maxLength: 24 },
      { name: 'label', type: 'text', required: true, maxLength: 120 },
    ],
  }
}

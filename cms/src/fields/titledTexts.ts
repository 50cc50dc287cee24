import type { ArrayField } from 'payload'

/** A localised list of points, each with a title and a text. */
export function titledTexts(name: string): ArrayField {
  return {
    name,
    type: 'array',
    localized: true,
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 120 },
      { name: 'text', type: 'textarea', required: true },
    ],
  }
}

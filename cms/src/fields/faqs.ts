import type { ArrayField } from 'payload'

/** Questions that visitors ask, with their answers. */
export const faqs: ArrayField = {
  name: 'faqs',
  type: 'array',
  localized: true,
  fields: [
    { name: 'question', type: 'text', required: true },
    { name: 'answer', type: 'textarea', required: true },
  ],
}

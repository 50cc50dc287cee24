import type { Block } from 'payload'

/** A form that visitors fill in. */
export const form: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: { en: 'Form', ar: 'نموذج' }, plural: { en: 'Form', ar: 'نموذج' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'text', type: 'textarea' },
    { name: 'form', type: 'select', required: true, options: ['contact', 'partner-enquiry', 'application'] },
  ],
}

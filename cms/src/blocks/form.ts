import type { Block, Condition } from 'payload'
import { heldMayStay } from '@/fields/heldMayStay'

const isFor =
  (...forms: string[]): Condition =>
  (_, sibling) =>
    forms.includes(String(sibling?.form))

/** A form that visitors fill in. */
export const form: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: { en: 'Form', ar: 'نموذج' }, plural: { en: 'Form', ar: 'نموذج' } },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'text', type: 'textarea' },
    {
      name: 'form',
      type: 'select',
      required: true,
      options: ['contact', 'partner-enquiry', 'report-request', 'application'],
    },
    {
      // Chosen for the visitor; without it the visitor chooses.
      name: 'topic',
      type: 'relationship',
      relationTo: ['services', 'industry-solutions'],
      admin: { condition: isFor('contact') },
    },
    {
      name: 'report',
      type: 'relationship',
      relationTo: 'reports',
      filterOptions: { access: { equals: 'gated' } },
      validate: heldMayStay,
      admin: { condition: isFor('report-request') },
    },
    {
      // Without one the application is speculative.
      name: 'vacancy',
      type: 'relationship',
      relationTo: 'vacancies',
      admin: { condition: isFor('application') },
    },
  ],
}

import type { SelectField } from 'payload'

/**
 * Makes a duplicate a draft in every language. Payload, whose field this extends, keeps the state of the languages that the
 * duplicate was not asked for in.
 */
export const draftCopies: SelectField = {
  name: '_status',
  type: 'select',
  options: [],
  hooks: { beforeDuplicate: [({ value }) => value && 'draft'] },
}

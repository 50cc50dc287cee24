import type { SelectField } from 'payload'

/**
 * The state of a document, with the name that Payload's own field would have. Makes a duplicate a draft in every language: Payload keeps
 * the state of the languages that the duplicate was not asked for in.
 */
export const draftCopies: SelectField = {
  name: '_status',
  type: 'select',
  label: ({ t }) => t('version:status'),
  options: [],
  hooks: { beforeDuplicate: [({ value }) => value && 'draft'] },
}

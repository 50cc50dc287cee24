import type { TextField } from 'payload'

const TARGET = /^(\/(?!\/)|https?:\/\/)\S*$/

/** Where an old address leads: a path of the site, or a whole address elsewhere. */
export const redirectTarget: TextField = {
  name: 'to',
  type: 'text',
  required: true,
  index: true,
  admin: { placeholder: '/new-page' },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: unknown) =>
    (typeof value === 'string' && TARGET.test(value)) ||
    'Enter a path like /new-page, or a whole address like https://example.com.',
}

import type { TextField } from 'payload'

/** Two-letter country code (ISO 3166), in capitals. */
export const countryCode: TextField = {
  name: 'country',
  type: 'text',
  defaultValue: 'SA',
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
  validate: (value: unknown, { required }: { required?: boolean }) => {
    if (!value) return required ? 'Enter a two-letter country code, like SA.' : true
    return /^[A-Z]{2}$/.test(String(value)) || 'Enter a two-letter country code, like SA.'
  },
}

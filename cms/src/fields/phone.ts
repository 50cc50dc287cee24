import { isPossiblePhone } from '@diwan/shared/phone'
import type { TextField } from 'payload'

/** A phone number with its country, as +966112345678. */
export const phone: TextField = {
  name: 'phone',
  type: 'text',
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value)],
  },
  validate: (value: unknown, { required }: { required?: boolean }) => {
    if (!value) return required ? 'Enter a phone number.' : true
    const text = String(value)
    return (
      (/^\+\d{6,15}$/.test(text) && isPossiblePhone(text)) || 'Enter the number with its country, like +966112345678.'
    )
  },
}

import { isPossiblePhone } from '@diwan/shared/phone'
import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

/** A phone number with its country, as +966112345678. */
export const phone: TextField = {
  name: 'phone',
  type: 'text',
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value)],
  },
  validate: (value: unknown, { req, required }: { req: PayloadRequest; required?: boolean }) => {
    if (!value) return required ? faultsIn(req).phone : true
    const text = String(value)
    return (/^\+\d{6,15}$/.test(text) && isPossiblePhone(text)) || faultsIn(req).phone
  },
}

import { contactFields } from '@diwan/shared/contracts/contactForm'
import { e164Of } from '@diwan/shared/phone'
import type { PayloadRequest, TextField } from 'payload'
import { byContract } from '@/fields/byContract'
import { faultsIn } from '@/fields/faultsIn'

const judge = byContract(contactFields.phone)

/** A phone number, written as people write it and stored with its country, as +966112345678. */
export const phone: TextField = {
  name: 'phone',
  type: 'text',
  admin: { components: { Field: '@/admin/components/PhoneInput#PhoneInput' } },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? (e164Of(value) ?? value) : value)],
  },
  validate: (value: unknown, { req, required }: { req: PayloadRequest; required?: boolean }) =>
    value ? judge(value, { req }) : !required || faultsIn(req).phone,
}

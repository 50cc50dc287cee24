import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

/** Two-letter country code (ISO 3166), in capitals. */
export const countryCode: TextField = {
  name: 'country',
  type: 'text',
  defaultValue: 'SA',
  admin: {
    components: {
      Cell: '@/admin/components/CountryCell#CountryCell',
      Field: '@/admin/components/CountryInput#CountryInput',
    },
  },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
  validate: (value: unknown, { req, required }: { req: PayloadRequest; required?: boolean }) => {
    return value || required ? /^[A-Z]{2}$/.test(String(value)) || faultsIn(req).country : true
  },
}

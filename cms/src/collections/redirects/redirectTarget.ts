import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

const TARGET = /^(\/(?!\/)|https?:\/\/)\S*$/

/** Where an old address leads: a path of the site, or a whole address elsewhere. */
export const redirectTarget: TextField = {
  name: 'to',
  type: 'text',
  label: { en: 'New address', ar: 'العنوان الجديد' },
  required: true,
  index: true,
  admin: { placeholder: '/new-page' },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && TARGET.test(value)) || faultsIn(req).linkTarget,
}

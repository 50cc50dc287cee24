import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

const LINK = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/

/** Where a link leads: a path of the site without language (`/contact-us`), or a whole address. */
export const linkTarget: TextField = {
  name: 'href',
  type: 'text',
  admin: { placeholder: '/contact-us' },
  validate: (value: unknown, { req, required }: { req: PayloadRequest; required?: boolean }) => {
    if (!value) return required ? faultsIn(req).linkTarget : true
    return LINK.test(String(value)) || faultsIn(req).linkTarget
  },
}

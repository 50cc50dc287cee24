import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { isLinkTarget } from '@/fields/isLinkTarget'

/** Where a link leads: a path of the site without language (`/contact-us`), or a whole address. */
export const linkTarget: TextField = {
  name: 'href',
  type: 'text',
  admin: { placeholder: '/contact-us' },
  validate: (value: unknown, { req, required }: { req: PayloadRequest; required?: boolean }) => {
    if (!value) return required ? faultsIn(req).linkTarget : true
    return isLinkTarget(value) || faultsIn(req).linkTarget
  },
}

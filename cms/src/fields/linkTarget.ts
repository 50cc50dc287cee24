import type { PayloadRequest, TextField } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

// Browsers read “\” as “/”, and leave out control characters: the site shows no such link.
const LINK = /^(?:\/(?!\/)|#|https?:\/\/(?=[^/?#])|mailto:|tel:)[^\s\\\p{Cc}]*$/iu

/** Whether the site links to what was entered: a path of the site, a place on the page, or a whole address. */
export const isLinkTarget = (value: unknown): boolean => typeof value === 'string' && LINK.test(value)

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

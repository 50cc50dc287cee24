import type { TextField } from 'payload'

const LINK = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/

/** Where a link leads: a path of the site without language (`/contact-us`), or a whole address. */
export const linkTarget: TextField = {
  name: 'href',
  type: 'text',
  label: { en: 'Leads to', ar: 'يقود إلى' },
  admin: { placeholder: '/contact-us' },
  validate: (value: unknown, { required }: { required?: boolean }) => {
    if (!value) return required ? 'Enter where the link leads, like /contact-us.' : true
    return LINK.test(String(value)) || 'Enter a path like /contact-us, or a whole address like https://example.com.'
  },
}

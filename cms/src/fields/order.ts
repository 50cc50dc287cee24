import type { NumberField } from 'payload'

/** Place in lists that editors order by hand: small numbers first. */
export const order: NumberField = {
  name: 'order',
  type: 'number',
  index: true,
  admin: {
    position: 'sidebar',
    step: 1,
    description: { en: 'Smaller numbers come first.', ar: 'الأرقام الأصغر تظهر أولًا.' },
  },
}

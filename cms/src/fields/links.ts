import type { ArrayField } from 'payload'
import { linkTarget } from '@/fields/linkTarget'

/** Links that look like buttons. */
export const links: ArrayField = {
  name: 'links',
  type: 'array',
  maxRows: 3,
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 60 },
    { ...linkTarget, required: true },
    { name: 'style', type: 'select', options: ['primary', 'secondary'], defaultValue: 'primary' },
  ],
}

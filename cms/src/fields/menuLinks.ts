import type { ArrayField } from 'payload'
import { linkTarget } from '@/fields/linkTarget'

/** Links of a menu. */
export function menuLinks(name: string): ArrayField {
  return {
    name,
    type: 'array',
    fields: [
      { name: 'label', type: 'text', required: true, maxLength: 80 },
      { ...linkTarget, required: true },
    ],
  }
}

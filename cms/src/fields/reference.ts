import type { TextField } from 'payload'
import { isNobody } from '@/access/isNobody'

/** The number a visitor is given and quotes. */
export const reference: TextField = {
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  access: { update: isNobody },
  admin: { readOnly: true },
}

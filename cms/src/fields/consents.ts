import type { ArrayField } from 'payload'
import { isNobody } from '@/access/isNobody'
import { companyTime } from './companyTime'

/** What a person agreed to, in which words and when. Never edited by hand. */
export const consents: ArrayField = {
  name: 'consents',
  type: 'array',
  access: { update: isNobody },
  fields: [
    { name: 'purpose', type: 'select', required: true, options: ['processing', 'talent-pool'] },
    { name: 'textVersion', type: 'text', required: true },
    { name: 'at', type: 'date', required: true, admin: companyTime },
  ],
}

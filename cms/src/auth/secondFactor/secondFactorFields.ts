import type { Field } from 'payload'
import { isNobody } from '@/access/isNobody'

/** What is kept of an account's second factor: in no answer, and changed by its own calls only. */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactor',
    type: 'group',
    hidden: true,
    access: { create: isNobody, read: isNobody, update: isNobody },
    fields: [
      { name: 'secret', type: 'text' },
      { name: 'pendingSecret', type: 'text' },
      { name: 'enabledAt', type: 'date' },
      { name: 'lastStep', type: 'number' },
      { name: 'recoveryCodes', type: 'json' },
    ],
  },
  {
    name: 'secondFactorPanel',
    type: 'ui',
    admin: { components: { Field: '@/admin/components/SecondFactorPanel#SecondFactorPanel' } },
  },
]

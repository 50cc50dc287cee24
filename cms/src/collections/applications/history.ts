import type { ArrayField } from 'payload'
import { bySystem } from '@/access/bySystem'
import { stages } from '@/recruitment/stages/stages'

/** Every change of stage, with who and when. Written by the system only. */
export const history: ArrayField = {
  name: 'history',
  type: 'array',
  access: bySystem,
  admin: { readOnly: true, initCollapsed: true },
  fields: [
    { name: 'from', type: 'select', options: [...stages] },
    { name: 'to', type: 'select', options: [...stages] },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'at', type: 'date' },
    { name: 'reason', type: 'relationship', relationTo: 'rejection-reasons' },
    { name: 'isUndo', type: 'checkbox' },
  ],
}

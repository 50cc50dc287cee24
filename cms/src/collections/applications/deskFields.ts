import type { Field } from 'payload'
import { bySystem } from '@/access/bySystem'
import { companyTime } from '@/fields/companyTime'
import { onceScored } from '@/recruitment/scores/onceScored'

const shown = { position: 'sidebar' as const, readOnly: true }

/** What the board sorts and filters by. Kept by the desk itself. */
export const deskFields: Field[] = [
  { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
  {
    name: 'rating',
    type: 'number',
    index: true,
    access: { ...bySystem, read: onceScored },
    admin: { ...shown, components: { Cell: '@/admin/views/hiring/RatingCell#RatingCell' } },
  },
  { name: 'knockedOut', type: 'checkbox', index: true, access: bySystem, admin: shown },
  {
    name: 'stageSince',
    type: 'date',
    index: true,
    access: bySystem,
    admin: { ...shown, ...companyTime },
  },
  // Counts the moves: who moves on from another count has not seen the latest one.
  { name: 'revision', type: 'number', defaultValue: 0, access: bySystem, admin: { hidden: true } },
]

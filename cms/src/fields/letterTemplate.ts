import { INVITATION_TEMPLATE } from '@diwan/shared/spec/hiring'
import type { RelationshipField } from 'payload'
import { relationship } from 'payload/shared'

/** The template of a letter that goes by itself. An invitation is none: its times come with it; nor are the answers to enquiries. */
export const letterTemplate: RelationshipField = {
  name: 'template',
  type: 'relationship',
  relationTo: 'mail-templates',
  hasMany: false,
  filterOptions: {
    and: [
      { or: [{ desk: { equals: 'recruitment' } }, { desk: { exists: false } }] },
      { key: { not_equals: INVITATION_TEMPLATE } },
    ],
  },
  // A global asks as nobody even when our own code saves it.
  validate: (value, options) => relationship(value, { ...options, overrideAccess: true }),
}

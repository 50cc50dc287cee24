import type { TextField } from 'payload'
import { isNobody } from '@/access/isNobody'

/** What was sent under the idempotency key, so that something else under the same key is not taken for it. */
export const contentDigest: TextField = {
  name: 'contentDigest',
  type: 'text',
  hidden: true,
  access: { create: isNobody, read: isNobody, update: isNobody },
}

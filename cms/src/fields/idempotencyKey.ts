import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import { isNobody } from '@/access/isNobody'

/** The same key is the same submission: a second record with it is refused by the database itself. */
export const idempotencyKey: TextField = {
  name: 'idempotencyKey',
  type: 'text',
  unique: true,
  index: true,
  hidden: true,
  defaultValue: () => randomUUID(),
  access: { create: isNobody, read: isNobody, update: isNobody },
}

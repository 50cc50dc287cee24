import type { TextField } from 'payload'
import { isNobody } from '@/access/isNobody'

/**
 * Keys of later submissions by the same candidate for the same vacancy: each was added to this application, once. Of an application that became part of
 * this one, its id too. */
export const furtherKeys: TextField = {
  name: 'furtherKeys',
  type: 'text',
  hasMany: true,
  hidden: true,
  access: { create: isNobody, read: isNobody, update: isNobody },
}

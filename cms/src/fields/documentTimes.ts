import type { DateField } from 'payload'
import { companyTime } from './companyTime'

const time = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { ...companyTime, disableBulkEdit: true, hidden: true },
})

/** Payload's own times of a document, told by the same clock as the times beside them. */
export const documentTimes = [time('updatedAt'), time('createdAt')]

import type { DateField } from 'payload'
import { companyTime } from './companyTime'

/** Payload's own time of creation, told by the same clock as the times beside it. */
export const arrivedAt: DateField = {
  name: 'createdAt',
  type: 'date',
  index: true,
  label: ({ t }) => t('general:createdAt'),
  admin: { ...companyTime, disableBulkEdit: true, hidden: true },
}

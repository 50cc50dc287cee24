import type { GroupField, PayloadRequest } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

/** What a vacancy pays, where the company says so. */
export const salary: GroupField = {
  name: 'salary',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'number', min: 0 },
        {
          name: 'to',
          type: 'number',
          min: 0,
          validate: (
            value: number | null | undefined,
            { req, siblingData }: { req: PayloadRequest; siblingData: { from?: number | null } },
          ) => value == null || siblingData.from == null || value >= siblingData.from || faultsIn(req).salaryRange,
        },
        {
          name: 'currency',
          type: 'text',
          defaultValue: 'SAR',
          validate: (value: unknown, { req }: { req: PayloadRequest }) =>
            !value || /^[A-Z]{3}$/.test(String(value)) || faultsIn(req).currency,
        },
        { name: 'period', type: 'select', options: ['month', 'year'], defaultValue: 'month' },
      ],
    },
  ],
}

import type { GroupField } from 'payload'

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
          validate: (value: number | null | undefined, { siblingData }: { siblingData: { from?: number | null } }) =>
            value == null || siblingData.from == null || value >= siblingData.from || 'Must not be less than “from”.',
        },
        {
          name: 'currency',
          type: 'text',
          defaultValue: 'SAR',
          validate: (value: unknown) =>
            !value || /^[A-Z]{3}$/.test(String(value)) || 'Enter a three-letter currency code, like SAR.',
        },
        { name: 'period', type: 'select', options: ['month', 'year'], defaultValue: 'month' },
      ],
    },
  ],
}

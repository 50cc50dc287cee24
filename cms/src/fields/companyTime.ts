import type { DateField } from 'payload'

/** Shows and takes a point in time by the company's clock, wherever the person at the screen is. Goes into a date field's `admin`. */
export const companyTime = {
  date: { pickerAppearance: 'dayAndTime' },
  components: {
    Field: '@/admin/components/companyTime/CompanyTimeField#CompanyTimeField',
    Cell: '@/admin/components/companyTime/CompanyTimeCell#CompanyTimeCell',
  },
} satisfies DateField['admin']

/** Shows a day of the company in lists: what the hour is means nothing. Goes into a date field's `admin`. */
export const companyDay = {
  components: { Cell: { path: companyTime.components.Cell, serverProps: { isDay: true } } },
} satisfies DateField['admin']

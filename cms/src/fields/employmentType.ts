import type { SelectField } from 'payload'

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const
export type EmploymentType = (typeof employmentTypes)[number]

/** How somebody is employed: of a vacancy, or wanted by a candidate. */
export const employmentType = {
  name: 'employmentType',
  type: 'select',
  options: [...employmentTypes],
} satisfies SelectField

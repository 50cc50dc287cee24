import { expect, test } from 'vitest'
import { entriesMessages } from './entries.ts'
import { fieldsMessages } from './fields.ts'

test.each(['en', 'ar'] as const)(
  'in %s, what an editor chooses for a vacancy is called as visitors read it',
  (locale) => {
    const { workplace, employmentType, level } = entriesMessages[locale]
    const shown = { ...workplace, ...employmentType, ...level }

    expect(fieldsMessages[locale].options).toMatchObject(shown)
  },
)

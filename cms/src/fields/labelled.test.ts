import type { DateField } from 'payload'
import { expect, test } from 'vitest'
import { labelled } from './labelled'

const dateOf = (admin?: DateField['admin']) => {
  const [field] = labelled([{ name: 'date', type: 'date', ...(admin ? { admin } : {}) }])
  return (field as DateField).admin?.date
}

test('a day names its year, and a time of day counts to 24', () => {
  expect(dateOf()).toMatchObject({ displayFormat: 'yyyy-MM-dd' })
  expect(dateOf({ date: { pickerAppearance: 'dayOnly' } })).toMatchObject({ displayFormat: 'yyyy-MM-dd' })
  expect(dateOf({ date: { pickerAppearance: 'dayAndTime' } })).toMatchObject({
    displayFormat: 'yyyy-MM-dd HH:mm',
    timeFormat: 'HH:mm',
  })
})

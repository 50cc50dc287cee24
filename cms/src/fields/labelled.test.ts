import type { DateField, Field, RelationshipField } from 'payload'
import { expect, test } from 'vitest'
import { companyDay, companyTime } from './companyTime'
import { labelled } from './labelled'

const adminOf = (admin?: DateField['admin']) => {
  const [field] = labelled([{ name: 'date', type: 'date', ...(admin ? { admin } : {}) }])
  return (field as DateField).admin
}

test('a day names its year', () => {
  expect(adminOf()?.date).toMatchObject({ displayFormat: 'yyyy-MM-dd' })
  expect(adminOf({ date: { pickerAppearance: 'dayOnly' } })?.date).toMatchObject({ displayFormat: 'yyyy-MM-dd' })
})

test('times are told and taken by the clock of the company, unless a field brings its own way', () => {
  expect(adminOf({ date: { pickerAppearance: 'dayAndTime' } })?.components).toEqual(companyTime.components)
  expect(adminOf()?.components).toEqual(companyDay.components)
  expect(adminOf({ components: { Cell: 'own' } })?.components).toEqual({ Cell: 'own' })
})

test('a relation is told by its title in lists, unless a field brings its own way', () => {
  const cellOf = (admin?: RelationshipField['admin']) => {
    const field = {
      name: 'vacancy',
      type: 'relationship',
      relationTo: 'vacancies',
      ...(admin ? { admin } : {}),
    } as Field
    return (labelled([field])[0] as RelationshipField).admin?.components?.Cell
  }

  expect(cellOf()).toContain('RelationCell')
  expect(cellOf({ components: { Cell: 'own' } })).toBe('own')
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsPart, partStarts } from './listParts'

const entriesOf = (ids: string[]) => ids.map((id) => ({ id }))
const oneByOne = (entries: { id: string }[]) => [...entries.keys()].filter((position) => beginsPart(entries, position))

test('all starts of parts are those that are found one by one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 4 }), { maxLength: 120 }), (ids) => {
      const entries = entriesOf(ids)
      expect(partStarts(entries)).toEqual(oneByOne(entries))
    }),
  )
  const many = entriesOf(Array.from({ length: 3_000 }, (_, at) => at.toString(16).padStart(24, '0')))
  expect(partStarts(many)).toEqual(oneByOne(many))
  expect(partStarts(many).length).toBeGreaterThan(150)
})

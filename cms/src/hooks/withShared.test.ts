import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { withShared } from './withShared'

const field = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const words = field('words', { localized: true })

test('a language keeps its own words and takes over what it shares', () => {
  const fields = [words, field('cover')]

  expect(withShared(fields, { words: 'own', cover: 'old' }, { words: 'other', cover: 'new' })).toEqual({
    words: 'own',
    cover: 'new',
  })
})

test('a group of both kinds is looked into, and rows of a list keep their words by their place', () => {
  const flattenedFields = [words, field('figure')]
  const fields = [
    field('quote', { type: 'group', flattenedFields }),
    field('rows', { type: 'array', flattenedFields }),
    field('own', { type: 'array', flattenedFields, localized: true }),
  ]
  const own = { quote: { words: 'own', figure: 1 }, rows: [{ words: 'own', figure: 1 }], own: [{ words: 'own' }] }
  const newest = {
    quote: { words: 'other', figure: 2 },
    rows: [
      { words: 'other', figure: 2 },
      { words: 'other', figure: 3 },
    ],
    own: [{ words: 'other' }],
  }

  expect(withShared(fields, own, newest)).toEqual({
    quote: { words: 'own', figure: 2 },
    rows: [{ words: 'own', figure: 2 }, { figure: 3 }],
    own: [{ words: 'own' }],
  })
})

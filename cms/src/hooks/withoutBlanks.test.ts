import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { withoutBlanks } from './withoutBlanks'

const text = (name: string) => ({ name, type: 'text' }) as FlattenedField
const fields = [
  text('title'),
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'seo', type: 'group', flattenedFields: [text('title')] },
  { name: 'steps', type: 'array', flattenedFields: [text('label')] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'hero', flattenedFields: [text('heading')] }] },
  { name: 'code', type: 'code' },
] as FlattenedField[]

test('a text that shows nothing is an empty one, wherever it stands', () => {
  const nothing = ' \u00a0\u200f\u3164\n'
  expect(
    withoutBlanks(
      {
        title: nothing,
        tags: ['tax', nothing],
        seo: { title: nothing },
        steps: [{ id: '1', label: 'One' }, { label: nothing }],
        layout: [{ blockType: 'hero', heading: nothing }, { blockType: 'gone', heading: nothing }, null],
      },
      fields,
    ),
  ).toEqual({
    title: '',
    tags: ['tax'],
    seo: { title: '' },
    steps: [{ id: '1', label: 'One' }, { label: '' }],
    layout: [{ blockType: 'hero', heading: '' }, { blockType: 'gone', heading: nothing }, null],
  })
})

test('everything else is left as it is', () => {
  const values = {
    title: ' Zakat\u200f ',
    tags: ['a b'],
    seo: { title: '' },
    steps: 'words',
    layout: null,
    code: '  ',
    other: ' ',
  }
  expect(withoutBlanks(values, fields)).toBe(values)
})

test('a list is another one when a row of it shows nothing, be it every row, and the same one otherwise', () => {
  const shown = { steps: [{ label: 'One' }, { label: 'Two' }] }

  expect(withoutBlanks({ steps: [{ label: ' ' }, { label: '\u200f' }] }, fields)).toEqual({
    steps: [{ label: '' }, { label: '' }],
  })
  expect(withoutBlanks(shown, fields)).toBe(shown)
})

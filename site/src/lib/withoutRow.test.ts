import { expect, test } from 'vitest'
import { withoutRow } from './withoutRow'

const body = { title: 'Page', layout: [{ items: [{ question: 'A' }, {}] }, { heading: null }] }

test('a path into a list leaves out the innermost row it leads into, and nothing else', () => {
  expect(withoutRow(body, ['layout', 0, 'items', 1, 'question'])).toEqual({
    ...body,
    layout: [{ items: [{ question: 'A' }] }, { heading: null }],
  })
  expect(withoutRow(body, ['layout', 1, 'heading'])).toEqual({ ...body, layout: [body.layout[0]] })
})

test('a path into no list leaves nothing out', () => {
  expect(withoutRow(body, ['title'])).toBeNull()
  expect(withoutRow(body, [])).toBeNull()
})

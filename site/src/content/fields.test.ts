import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { list } from './fields'

const schema = z.object({ links: list(z.object({ label: z.string() })) })

test.each([
  ['is absent', {}],
  ['was never filled', { links: null }],
  ['stands empty in a form', { links: 0 }],
  ['is empty', { links: [] }],
])('a list that %s has no items', (_name, stored) => {
  expect(schema.parse(stored)).toEqual({ links: [] })
})

test('what is no list is refused, and named by its place', () => {
  expect(schema.safeParse({ links: 1 }).success).toBe(false)
  expect(schema.safeParse({ links: '' }).success).toBe(false)
  expect(schema.safeParse({ links: [{ label: 'A' }, {}] }).error?.issues[0]?.path).toEqual(['links', 1, 'label'])
})

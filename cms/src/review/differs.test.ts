import { expect, test } from 'vitest'
import { differs } from './differs'

const original = {
  title: 'Zakat',
  cover: null,
  tags: [],
  seo: { title: null },
  rows: [{ id: 'a', text: 'One' }],
  updatedAt: '1',
}

test('the many ways to say nothing are the same, and what the system writes does not count', () => {
  expect(
    differs({ title: 'Zakat', cover: '', tags: null, seo: {}, _status: 'published', updatedAt: '2' }, original),
  ).toBe(false)
  expect(differs({ rows: [{ text: 'One', id: 'a' }] }, original)).toBe(false)
})

test('another word, another order and a new row are changes', () => {
  expect(differs({ title: 'Zakat!' }, original)).toBe(true)
  expect(differs({ rows: [{ id: 'a', text: 'Two' }] }, original)).toBe(true)
  expect(differs({ rows: [...original.rows, { id: 'b', text: 'Two' }] }, original)).toBe(true)
  expect(differs({ title: 'Zakat' }, undefined)).toBe(true)
})

test('where a file lies is written by the system; a link is written by somebody', () => {
  const link = { url: 'https://safa.example' }

  expect(differs({ url: '/media/2' }, { url: '/media/1' }, { isFile: true })).toBe(false)
  expect(differs({ url: 'https://elsewhere.example' }, link)).toBe(true)
})

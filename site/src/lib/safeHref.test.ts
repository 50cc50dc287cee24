import { expect, test } from 'vitest'
import { safeHref } from './safeHref'

test.each([
  'https://example.com/a?b=c',
  'http://example.com',
  'mailto:a@b.example',
  'tel:+966500000000',
  '/about-us',
  '#top',
])('%s may be linked', (url) => {
  expect(safeHref(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'about us',
  '',
  null,
  7,
])('%j is not a link', (url) => {
  expect(safeHref(url)).toBeNull()
})

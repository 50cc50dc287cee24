import { expect, test } from 'vitest'
import { linkLeanSheet, parseLeanSheets } from './leanSheets.ts'

const sheets = {
  groups: [['_a', '_b'], ['_c']],
  variants: { '_astro/page.fu-_L.css': ['_astro/none.css', '_astro/ab.css', '_astro/c.css', '_astro/page.fu-_L.css'] },
}
const page = (body: string) => `<link rel="stylesheet" href="/_astro/page.fu-_L.css"><main>${body}</main>`
const linked = (body: string) => /href="([^"]+)"/.exec(linkLeanSheet(page(body), sheets))?.[1]

test('a page links the smallest stylesheet with all of its components', () => {
  expect(linked('<p class="lead _x">عربي</p>')).toBe('/_astro/none.css')
  expect(linked('<p class="lead _b">…</p>')).toBe('/_astro/ab.css')
  expect(linked('<p class="_c big">…</p>')).toBe('/_astro/c.css')
  expect(linked('<p class="lead _a _x"></p><i class="_c"></i>')).toBe('/_astro/page.fu-_L.css')
})

test('nothing else of the page changes', () => {
  const html = page('<p>مرحبا</p>')
  expect(linkLeanSheet(html, sheets)).toBe(html.replace('page.fu-_L', 'none'))
  const other = '<link rel="stylesheet" href="/_astro/other.css">'
  expect(linkLeanSheet(other, sheets)).toBe(other)
})

test('while developing there are no variants', () => {
  expect(parseLeanSheets('__DIWAN_LEAN_SHEETS__')).toBeNull()
})

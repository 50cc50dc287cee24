import { expect, test } from 'vitest'
import { escapeJsonLd } from './escapeJsonLd'

test('a value cannot close the script element it stands in', () => {
  const answer = escapeJsonLd({ name: '</script><script>alert(1)</script><!-- & -->' })

  expect(answer).not.toMatch(/[<>&]/)
})

test('line and paragraph separators are written as escapes', () => {
  expect(escapeJsonLd('a\u2028b\u2029c')).toBe('"a\\u2028b\\u2029c"')
})

test('a reader of the JSON gets the same data back', () => {
  const data = { name: '<b>&amp;\u2028"', list: [1, null, 'ع'] }

  expect(JSON.parse(escapeJsonLd(data))).toEqual(data)
})

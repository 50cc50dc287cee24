import { expect, test } from 'vitest'
import { attributesOf, tagsOf } from './tagsOf.ts'

const namesOf = (html: string) => [...tagsOf(html)].map(({ name, isClosing }) => (isClosing ? `/${name}` : name))

test('tags come in their order, with their attributes', () => {
  const [a, , img] = tagsOf(`<A HREF="/x" hidden data-a='1'></A><img alt="" src=/y.webp />`)

  expect(a && [...attributesOf(a)]).toEqual([
    ['href', '/x'],
    ['data-a', '1'],
  ])
  expect(img && [...attributesOf(img)]).toEqual([
    ['alt', ''],
    ['src', '/y.webp'],
  ])
})

test('what looks like a tag in a value, a comment, a text or a script is none', () => {
  expect(namesOf(`<p title="<script>" lang='</p>'>1 < 2 and <3</p><!-- <nav> --><br>`)).toEqual(['p', '/p', 'br'])
  expect(namesOf(`<title><b></title><script>"<i>"</script><style>a > b {}</style>`)).toEqual([
    'title',
    '/title',
    'script',
    '/script',
    'style',
    '/style',
  ])
})

test('a script’s text ends where the script ends, or with the page', () => {
  expect([...tagsOf('<script>a < b</script\n>')][0]?.text).toBe('a < b')
  expect([...tagsOf('<script>never')][0]?.text).toBe('never')
})

test('a value that looks like an attribute is none', () => {
  const [tag] = tagsOf(`<img alt=" src=/x" title=' href="/y"'>`)

  expect(tag && [...attributesOf(tag)].map(([name]) => name)).toEqual(['alt', 'title'])
})

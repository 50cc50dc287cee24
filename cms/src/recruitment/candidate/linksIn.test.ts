import { expect, test } from 'vitest'
import { linksIn } from './linksIn'

test('addresses stand one to a line, with or without https, each once', () => {
  expect(linksIn(' linkedin.com/in/omar \r\nhttps://omar.example/work\n\nhttps://linkedin.com/in/omar')).toEqual([
    'https://linkedin.com/in/omar',
    'https://omar.example/work',
  ])
  expect(linksIn('')).toEqual([])
})

test('a link is kept without the unseen marks that copying brings along', () => {
  expect(linksIn('\u200elinkedin.com/in/omar\u200f\nomar.example\u0000')).toEqual([
    'https://linkedin.com/in/omar',
    'https://omar.example',
  ])
})

test('what is no address on the web is refused, and so are too many', () => {
  for (const text of [
    'javascript:alert(1)',
    'omar',
    'https://a@b.example',
    'https://:secret@b.example',
    'data:text/html,x',
    'a.example '.repeat(3) + 'ftp://x.example',
  ]) {
    expect(linksIn(text), text).toBeUndefined()
  }
  expect(linksIn(Array.from({ length: 6 }, (_, n) => `a${n}.example`).join('\n'))).toBeUndefined()
})

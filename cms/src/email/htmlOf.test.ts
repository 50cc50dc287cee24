import { expect, test } from 'vitest'
import { htmlOf } from './htmlOf'

const lettersOf = (text: string, locale: 'en' | 'ar' = 'ar') => htmlOf({ subject: 'Re', text, locale })

test('a letter has the language and direction it is written in, and each paragraph that of its own words', () => {
  const letter = lettersOf('أهلًا بكم،\nوصلتنا رسالتكم.\n\nPlease call me.\n\n+966 50 123 4567\n')
  expect(letter).toContain('<html lang="ar" dir="rtl">')
  expect(letter).toContain('<p dir="rtl">أهلًا بكم،<br />وصلتنا رسالتكم.</p>')
  expect(letter).toContain('<p dir="ltr">Please call me.</p>')
  expect(letter).toContain('<p>+966 50 123 4567</p>')
})

test('neither a name in isolation nor an address turns the paragraph it begins', () => {
  const letter = lettersOf('\u2068Sara\u2069، تحية طيبة\n\nhttps://rasikh.example/ar افتحوها')
  expect(letter).toContain('<p dir="rtl">\u2068Sara\u2069، تحية طيبة</p>')
  expect(letter).toMatch(/<p dir="rtl"><a dir="ltr"/)
})

test('an address can be pressed, without the full stop behind it and with all of its query', () => {
  expect(lettersOf('See https://rasikh.example/a?b=1&c=2.', 'en')).toContain(
    '<a dir="ltr" href="https://rasikh.example/a?b=1&amp;c=2">https://rasikh.example/a?b=1&amp;c=2</a>.',
  )
})

test("a stranger's words are words", () => {
  const letter = htmlOf({
    subject: '</title><script>',
    text: '<img src=x onerror="x">\n\njavascript:alert(1) https://x.example/"onclick="x',
    locale: 'en',
  })
  expect(letter).not.toMatch(/<(img|script)|"onclick/)
  expect(letter).not.toContain('href="javascript')
})

test('between two languages stands a line', () => {
  expect(lettersOf('One\n\n---\n\nاثنان', 'en')).toMatch(/One<\/p>\s*<hr \/>\s*<p dir="rtl">اثنان/)
})

import { expect, test } from 'vitest'
import { localHref } from './localHref'

test('a path goes under the language of its page, with its query and fragment', () => {
  expect(localHref('ar', '/about-us')).toBe('/ar/about-us')
  expect(localHref('ar', '/')).toBe('/ar')
  expect(localHref('ar', '/contact-us?topic=x#form')).toBe('/ar/contact-us?topic=x#form')
  expect(localHref('en', '/about-us')).toBe('/about-us')
})

test.each(['/ar/about-us', '/media/abc.pdf', '/admin', 'https://example.com/a', 'mailto:a@b.example', '#top'])(
  '%s stays as it is',
  (href) => {
    expect(localHref('ar', href)).toBe(href)
  },
)

test('no link stays no link', () => {
  expect(localHref('ar', null)).toBeNull()
})

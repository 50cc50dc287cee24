import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuBlogsSchema } from '@diwan/shared/contracts/menuBlogs'
import { isMenuBlogs } from './isMenuBlogs'

// Mostly right, so that the rare wrong part decides.
const part = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 1, undefined, {}) })
const text = part(fc.string())
const blog = fc.record({ id: text, slug: text, title: text, href: text, excerpt: text, publishedAt: text })
const category = part(fc.record({ id: text, title: text, slug: text }))
const group = part(fc.record({ category, blogs: part(fc.array(part(blog), { maxLength: 2 })) }))
const answer = part(fc.record({ success: part(fc.constant(true)), data: part(fc.array(group, { maxLength: 2 })) }))

test('the guard and the contract never disagree', () => {
  fc.assert(
    fc.property(answer, (value) => {
      expect(isMenuBlogs(value)).toBe(menuBlogsSchema.safeParse(value).success)
    }),
  )
})

import { expect, test } from 'vitest'
import { refusalOf } from './notFound'

test.each(['/blog/Not_A_Slug', '/news/a--b', '/ar/job-details/%D8%A3'])('%s is refused by its route', (path) => {
  expect(refusalOf(path)).toBe(`Page Not Found: ${path}`)
})

test.each(['/blog/unknown-entry', '/no/such/page', '/blog', '/blog/', '/Contact'])('%s is merely unknown', (path) => {
  expect(refusalOf(path)).toBeNull()
})

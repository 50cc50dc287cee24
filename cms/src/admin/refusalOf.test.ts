import { APIError, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { answerErrorsAlike } from '@/hooks/answerErrorsAlike'
import { refusalOf } from './refusalOf'

/** What the browser gets when an endpoint throws, on a page of the admin. */
async function answerTo(error: Error): Promise<unknown> {
  const headers = new Headers({ Referer: 'http://localhost/admin/auth/blogs' })
  const req = { headers, i18n: { language: 'en' }, t: (key: string) => key, user: { id: 'me' } }
  const result = { errors: [{ message: error.message }] }
  const done = await answerErrorsAlike({ error, req, result, context: {} } as never)
  return JSON.parse(JSON.stringify(done?.response))
}

test('what an endpoint refused is said in its own words', async () => {
  const thrown = new APIError('This bundle is empty.', 422, null, true)
  expect(refusalOf(await answerTo(thrown))).toBe('This bundle is empty.')
  expect(refusalOf({ success: false, message: 'Sign in again.' })).toBe('Sign in again.')
  expect(refusalOf({ success: false, message: 'Look again.', errors: [{ path: 'text', message: 'Write it.' }] })).toBe(
    'Look again.',
  )
})

test('what is wrong with the fields is said of each', async () => {
  const errors = [
    { path: 'title', label: 'Title', message: 'This field is required.' },
    { path: 'seo.title', message: 'At most 70 letters.' },
  ]
  const answer = await answerTo(new ValidationError({ collection: 'blogs', errors }))
  expect(refusalOf(answer)).toBe('Title: This field is required.; seo.title: At most 70 letters.')
})

test('an answer that says nothing is no refusal in words', () => {
  expect(refusalOf(null)).toBeUndefined()
  expect(refusalOf('Bad Gateway')).toBeUndefined()
  expect(refusalOf({ errors: [] })).toBeUndefined()
})

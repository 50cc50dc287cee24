import { expect, test } from 'vitest'
import { keepNowhere } from './keepNowhere'

const ask = (answer: Response) => keepNowhere(async () => answer)(new Request('http://cms/api/contacts'), null)

test('an answer that says nothing of caches is kept by none, and is otherwise as it was', async () => {
  const answer = await ask(Response.json({ docs: [] }, { status: 201, headers: { 'Set-Cookie': 'a=1' } }))

  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([answer.status, answer.headers.getSetCookie(), await answer.json()]).toEqual([201, ['a=1'], { docs: [] }])
  const redirect = await ask(Response.redirect('http://cms/admin', 303))
  expect([redirect.status, redirect.headers.get('location')]).toEqual([303, 'http://cms/admin'])
  expect(redirect.headers.get('cache-control')).toBe('no-store')
  expect((await ask(new Response(null, { status: 204 }))).headers.get('cache-control')).toBe('no-store')
})

test('an answer that says how long it may be kept is left as it is', async () => {
  const own = new Response('x', { headers: { 'Cache-Control': 'private, max-age=60' } })

  expect(await ask(own)).toBe(own)
})

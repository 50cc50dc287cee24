import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { expect } from 'vitest'
import { GET, POST } from '@/app/(payload)/api/route'
import { env } from '@/env'
import { test } from '../../tests/test'
import { answerNoRoute } from './answerNoRoute'

const call = (path: string, method = 'GET') =>
  answerNoRoute((request) => handleEndpoints({ config, request }))(new Request(env.SITE_URL + path, { method }), {})

test.for([
  ['/api/nothing', 'GET'],
  ['/api/blogs/1/nothing', 'GET'],
  ['/api/contacts/submit/again', 'POST'],
  ['/api/blogs', 'PUT'],
] as const)('%s by %s is refused as everything is that is not there', async ([path, method], { payload: _ }) => {
  const answer = await call(path, method)

  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ success: false, message: 'There is nothing here.' })
})

test('the bare address of the API is refused as everything is that is not there', async () => {
  for (const answer of [GET(), POST()]) {
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ success: false, message: 'There is nothing here.' })
  }
})

test('what an endpoint says itself stays as it is', async ({ payload: _ }) => {
  expect((await call('/api/blogs')).status).toBe(401)
  const state = await call('/api/media/file/nothing.webp')
  expect(await state.json()).toMatchObject({ success: false })
})

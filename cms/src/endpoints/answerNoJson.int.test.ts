import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { expect } from 'vitest'
import { env } from '@/env'
import { test } from '../../tests/test'
import { answerNoJson } from './answerNoJson'

const post = answerNoJson((request) => handleEndpoints({ config, request }))
const asQuery = (body: string) => {
  const headers = { 'Content-Type': 'application/json', 'X-Payload-HTTP-Method-Override': 'GET' }
  return post(new Request(`${env.SITE_URL}/api/blogs`, { method: 'POST', headers, body }), {})
}

test('a query sent by POST that is not JSON is the sender’s fault', async ({ payload: _ }) => {
  const broken = await asQuery('{"limit":')

  expect(broken.status).toBe(400)
  expect(await broken.json()).toEqual({ success: false, message: 'What was sent is not JSON.' })
  expect((await asQuery('{"limit":1}')).status).toBe(401)
})

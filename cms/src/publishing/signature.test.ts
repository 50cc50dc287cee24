import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { env } from '@/env'
import { isSigned, signedHeaders } from './signature'

const body = JSON.stringify({ title: 'نص عربي', text: 'x'.repeat(30_000) })

test('what is signed here is signed as Standard Webhooks defines it', () => {
  const webhook = new Webhook(env.WEBHOOK_SECRET)

  expect(webhook.verify(body, signedHeaders(body))).toEqual(JSON.parse(body))
  expect(() => webhook.verify(`${body} `, signedHeaders(body))).toThrow()
})

test('a body with the headers of another one is not signed', () => {
  expect(isSigned(body, new Headers(signedHeaders(body)))).toBe(true)
  expect(isSigned(body, new Headers(signedHeaders(`${body} `)))).toBe(false)
})

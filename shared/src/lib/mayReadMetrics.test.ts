import { expect, test } from 'vitest'
import { mayReadMetrics } from './mayReadMetrics'

const token = 'a token of sixteen or more'
const outside = { addresses: ['203.0.113.9'], authorization: null, token }

test('this machine reads metrics without a token', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(mayReadMetrics({ ...outside, addresses: [address] })).toBe(true)
})

test('a visitor behind a proxy of this machine is no part of it', () => {
  expect(mayReadMetrics(outside)).toBe(false)
  expect(mayReadMetrics({ ...outside, addresses: ['127.0.0.1', '203.0.113.9'] })).toBe(false)
  expect(mayReadMetrics({ ...outside, addresses: [] })).toBe(false)
  expect(mayReadMetrics({ ...outside, addresses: ['127.0.0.1.evil.example'] })).toBe(false)
})

test('from elsewhere the whole token opens them, and nothing when there is none', () => {
  expect(mayReadMetrics({ ...outside, authorization: `Bearer ${token}` })).toBe(true)
  for (const authorization of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ', ''])
    expect(mayReadMetrics({ ...outside, authorization }), authorization).toBe(false)
  expect(mayReadMetrics({ ...outside, token: undefined, authorization: 'Bearer ' })).toBe(false)
  expect(mayReadMetrics({ ...outside, token: '', authorization: 'Bearer ' })).toBe(false)
})

import { expect, test } from 'vitest'
import { addressFor, newSecret, stepOf } from './totp'

// RFC 6238, appendix B: the secret "12345678901234567890" at 59 s and at 1,111,111,109 s.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('the codes of RFC 6238 are right, one step early and late too, and no others', () => {
  expect(stepOf(SECRET, '287082', 59_000)).toBe(1)
  expect(stepOf(SECRET, '081804', 1_111_111_109_000)).toBe(37_037_036)
  expect(stepOf(SECRET, '287082', 59_000 + 30_000)).toBe(1)
  expect(stepOf(SECRET, '287082', 59_000 + 60_000)).toBeNull()
  expect(stepOf(SECRET, '287083', 59_000)).toBeNull()
})

test('spaces, dashes and Arabic digits are taken; anything else is not a code', () => {
  expect(stepOf(SECRET, '287 082', 59_000)).toBe(1)
  expect(stepOf(SECRET, '٢٨٧-٠٨٢', 59_000)).toBe(1)
  for (const rubbish of ['', '28708', '2870820', 'abcdef', '2870 8x'])
    expect(stepOf(SECRET, rubbish, 59_000)).toBeNull()
})

test('secrets differ, and the address names who and what', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  const address = new URL(addressFor(secret, 'noura@rasikh.example'))
  expect(address.protocol).toBe('otpauth:')
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(address.pathname)).toContain('noura@rasikh.example')
})

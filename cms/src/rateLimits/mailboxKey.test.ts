import { expect, test } from 'vitest'
import { mailboxKey } from './mailboxKey'

test('a mailbox has one key, which does not name it', () => {
  const key = mailboxKey('huda@example.com')

  expect(mailboxKey(' Huda\u200e@Example.com')).toBe(key)
  expect(mailboxKey('hudb@example.com')).not.toBe(key)
  expect(key).not.toContain('huda')
})

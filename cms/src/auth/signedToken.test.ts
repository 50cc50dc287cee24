import { expect, test } from 'vitest'
import { readToken, signToken } from './signedToken'

const later = Date.now() + 60_000

test('a token says what it was made with, until it is over', () => {
  const token = signToken('device', ['نورة', 'b'], later)
  expect(readToken('device', token)).toEqual(['نورة', 'b'])
  expect(readToken('device', token, later)).toBeNull()
})

test('a token for something else, a changed one and rubbish are nothing', () => {
  const token = signToken('device', ['a'], later)
  const [body = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify(['b', later])).toString('base64url')
  expect(readToken('challenge', token)).toBeNull()
  expect(readToken('device', `${other}.${signature}`)).toBeNull()
  for (const rubbish of ['', '.', 'a.b', body, `${body}.`, `${token}.x.y`.replace('.', '')])
    expect(readToken('device', rubbish)).toBeNull()
})

import { DAY } from '@diwan/shared/lib/time'
import { expect, test } from 'vitest'
import { readToken, signToken } from './signedToken'

const ID = 'a'.repeat(24)
const NOW = Date.parse('2026-05-01T00:00:00.000Z')

test('a token opens what it was made for, until its time is over', () => {
  const token = signToken('candidate', ID, DAY, NOW)

  expect(readToken('candidate', token, NOW + DAY - 1)).toBe(ID)
  expect(readToken('candidate', token, NOW + DAY)).toBeUndefined()
  expect(readToken('interview', token, NOW)).toBeUndefined()
})

test('a token that was changed, cut or made up opens nothing', () => {
  const token = signToken('candidate', ID, DAY, NOW)
  const [, expires, signature] = token.split('.')
  const forged = [
    token.slice(0, -1),
    `${token}.more`,
    `${'b'.repeat(24)}.${expires}.${signature}`,
    `${ID}.zzzzzzzzz.${signature}`,
    '',
    '..',
    ID,
  ]

  for (const wrong of forged) expect(readToken('candidate', wrong, NOW), wrong).toBeUndefined()
})

import { expect, test } from 'vitest'
import { isGuessable } from './goodPassword'

test('what stands on every list, one key held down, digits alone and own names are guessable', () => {
  for (const password of [
    'Password2024!',
    'qwertyuiop123',
    'aaaaaaaaaaaaaa',
    '123412341234',
    '2024-2024-2024'.replaceAll('-', ' '),
    'Admin!Welcome1',
  ])
    expect(isGuessable(password), password).toBe(true)
  expect(isGuessable('noura.alharbi1', ['noura.alharbi@rasikh.example', 'noura.alharbi'])).toBe(true)
})

test('a sentence, a random word and Arabic are good', () => {
  for (const password of [
    'correct horse battery staple',
    'kV9-u2Lw_xQz',
    'قلم أزرق فوق الطاولة',
    'a-long-password-for-journeys',
  ])
    expect(isGuessable(password, ['journeys@rasikh.example']), password).toBe(false)
})

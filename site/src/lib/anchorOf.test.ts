import { expect, test } from 'vitest'
import { anchorOf } from './anchorOf'

test('an anchor is made of the words of its heading', () => {
  expect(anchorOf('What changes in 2026?')).toBe('what-changes-in-2026')
  expect(anchorOf('ما الذي يتغيّر؟')).toBe('ما-الذي-يتغير')
})

test('a heading of digits or signs still gets an anchor that can be selected', () => {
  expect(anchorOf('2026 at a glance')).toBe('section-2026-at-a-glance')
  expect(anchorOf('…')).toBe('section')
})

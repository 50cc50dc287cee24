import { expect, test } from 'vitest'
import { patternOf, patternSprite } from './drawPattern'

test('the same words always give the same drawing', () => {
  expect(patternOf('cybersecurity')).toBe(patternOf('cybersecurity'))
})

test('different topics look different', () => {
  const topics = ['cybersecurity', 'hr-management', 'real-estate-construction', 'banking-finance', 'sap', 'zakat']
  expect(new Set(topics.map(patternOf)).size).toBeGreaterThan(3)
})

test('the committed sprite holds every drawing (vitest -u writes it again)', async () => {
  const sprite = patternSprite()
  await expect(sprite).toMatchFileSnapshot('./patterns.svg')
  expect(sprite).toContain(`id="${patternOf('cybersecurity')}"`)
})

import { expect, test } from 'vitest'
import { isCatalogueKey } from '@diwan/shared/catalogue'
import { isContentSlug } from '@diwan/shared/content'

test('words that every table of JavaScript answers to name neither a collection nor a fixed page', () => {
  for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(isContentSlug(word), word).toBe(false)
    expect(isCatalogueKey(word), word).toBe(false)
  }
  expect(isContentSlug('blogs')).toBe(true)
  expect(isCatalogueKey('about-us')).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_PAGE_SIZE } from '@diwan/shared/spec/lists'
import { fullPagesOf, headSizeOf, pageAfterHead, pageOffset } from './listPages'

const total = fc.integer({ min: 0, max: 5_000 })

/** Entries, counted from the oldest, that a visitor meets by following "older" from the list. */
const walk = (entries: number): number[] => {
  const seen = Array.from({ length: headSizeOf(entries) }, (_, index) => entries - 1 - index)
  for (let page = pageAfterHead(entries); page !== null && page >= 1; page--) {
    for (let index = LIST_PAGE_SIZE - 1; index >= 0; index--) seen.push(pageOffset(page) + index)
  }
  return seen
}

test('following "older" from the list meets every entry once, newest first', () => {
  fc.assert(
    fc.property(total, (entries) => {
      expect(walk(entries)).toEqual(Array.from({ length: entries }, (_, index) => entries - 1 - index))
    }),
  )
})

test('the list shows 12 to 23 entries as soon as there are 12', () => {
  fc.assert(
    fc.property(total, (entries) => {
      expect(headSizeOf(entries)).toBeLessThan(2 * LIST_PAGE_SIZE)
      if (entries >= LIST_PAGE_SIZE) expect(headSizeOf(entries)).toBeGreaterThanOrEqual(LIST_PAGE_SIZE)
    }),
  )
})

test('a new entry changes no numbered page that exists', () => {
  fc.assert(
    fc.property(total, (entries) => {
      expect(fullPagesOf(entries + 1) - fullPagesOf(entries)).toBeLessThanOrEqual(1)
    }),
  )
})

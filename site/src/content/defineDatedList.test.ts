import { LIST_PAGE_SIZE } from '@diwan/shared/spec/lists'
import { defineIndex } from '@diwan/site/store'
import { useDocuments as mirror } from '@diwan/site/store/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineDatedList } from './defineDatedList'

const NOW = '2026-06-01T00:00:00.000Z'
const place = { locale: 'en', partition: 'all' } as const

const lists = defineDatedList(
  'test.dated',
  defineIndex({
    name: 'test.dated',
    collection: 'blogs',
    entriesOf: (body) => [{ partition: 'all', key: String(body.publishedAt) }],
  }),
)

const idOf = (place: number) => String(place).padStart(24, '0')
const day = (offset: number) => new Date(Date.parse(NOW) + offset * 86_400_000).toISOString()

/** Articles, one a day: `past` of them have appeared, `future` are still to come. */
const publish = (past: number, future = 0) =>
  mirror(
    Array.from({ length: past + future }, (_, index) => ({
      collection: 'blogs',
      id: idOf(index),
      updatedAt: NOW,
      locales: { en: { publishedAt: day(index - past + 1) }, ar: null },
    })),
    NOW,
  )

const walk = () => {
  const head = lists.listHead(place)
  const ids = [...head.ids]
  for (let page = head.older; page !== null;) {
    const list = lists.listPage({ ...place, page })
    ids.push(...(list?.ids ?? []))
    page = list?.older ?? null
  }
  return ids
}

test('following the links from the list meets every entry that has appeared once, newest first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 4 }), (past, future) => {
      publish(past, future)

      expect(walk()).toEqual(Array.from({ length: past }, (_, index) => idOf(past - 1 - index)))
    }),
    { numRuns: 40 },
  )
})

test('a numbered page exists only when it is full, and leads to the list when no newer one exists', () => {
  publish(2 * LIST_PAGE_SIZE - 1, 3)

  expect(lists.countPages(place)).toBe(1)
  expect(lists.listPage({ ...place, page: 1 })).toMatchObject({ newer: null, older: null })
  expect(lists.listPage({ ...place, page: 2 })).toBeNull()
})

test('a numbered page keeps its entries when new ones appear', () => {
  publish(30)
  const before = lists.listPage({ ...place, page: 1 })?.ids

  publish(60)

  expect(lists.listPage({ ...place, page: 1 })?.ids).toEqual(before)
})

test('neighbours are the next entry and those before it, and nothing that has not appeared', () => {
  publish(6, 1)

  expect(lists.listNeighbours({ ...place, id: idOf(3) })).toEqual([4, 2, 1].map(idOf))
  expect(lists.listNeighbours({ ...place, id: idOf(5) })).toEqual([4, 3, 2].map(idOf))
  expect(lists.listNeighbours({ ...place, id: idOf(0) })).toEqual([1, 2, 3].map(idOf))
})

test('a list without anything that has appeared is empty', () => {
  publish(0, 2)

  expect(lists.listHead(place)).toEqual({ ids: [], older: null })
  expect(lists.hasEntries(place)).toBe(false)
})

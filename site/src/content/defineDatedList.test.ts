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

/** Articles of these dates, oldest first; `isThere` leaves some out. */
const publishAt = (dates: string[], isThere: (index: number) => boolean = () => true) => {
  const documents = dates.map((publishedAt, index) => ({
    collection: 'blogs',
    id: idOf(index),
    updatedAt: NOW,
    locales: { en: { publishedAt }, ar: null },
  }))
  mirror(
    documents.filter((_, index) => isThere(index)),
    NOW,
  )
}

/** Articles, one a day: `past` of them have appeared, `future` are still to come. */
const publish = (past: number, future = 0) =>
  publishAt(Array.from({ length: past + future }, (_, index) => day(index - past + 1)))

const walk = () => {
  const head = lists.listHead(place)
  const ids = [...head.ids]
  for (let page = head.older; page !== null;) {
    const list = lists.listPart({ ...place, page })
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

test('every part that exists is met on the way, and leads back to where one came from', () => {
  publish(200, 3)
  const names = lists.listParts(place)

  expect(names.length).toBeGreaterThan(5)
  expect(names[0]).toBe(day(-199).slice(0, 10))
  expect(lists.listHead(place).older).toBe(names.at(-1))
  const parts = names.map((page) => lists.listPart({ ...place, page }))
  expect(parts.map((part) => part?.older)).toEqual([null, ...names.slice(0, -1)])
  expect(parts.map((part) => part?.newer)).toEqual([...names.slice(1), null])
  expect(lists.listHead(place).ids.length).toBeGreaterThanOrEqual(LIST_PAGE_SIZE)
})

test('parts of one day are told apart by a number', () => {
  publishAt(Array.from({ length: 60 }, () => day(-10)))
  const date = day(-10).slice(0, 10)
  const names = lists.listParts(place)

  expect(names.slice(0, 2)).toEqual([date, `${date}-2`])
  expect(walk()).toHaveLength(60)
})

test('a name that no part has leads nowhere', () => {
  publish(60)

  for (const page of ['1', '2020-01-01', `${day(-59).slice(0, 10)}-2`, day(0).slice(0, 10), 'undated', '']) {
    expect(lists.listPart({ ...place, page })).toBeNull()
  }
})

const contents = () => new Map(lists.listParts(place).map((page) => [page, lists.listPart({ ...place, page })]))

test.for([0, 40, 123, 250])('what goes, wherever it stood, changes no more than a few parts (at %i of 300)', (gone) => {
  publish(300)
  const before = contents()

  publishAt(
    Array.from({ length: 300 }, (_, index) => day(index - 299)),
    (index) => index !== gone,
  )

  const after = contents()
  const changed = [...after].filter(([page, part]) => JSON.stringify(before.get(page)) !== JSON.stringify(part))
  const lost = [...before.keys()].filter((page) => !after.has(page))
  expect(changed.length + lost.length).toBeLessThanOrEqual(6)
  expect(walk()).toHaveLength(299)
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

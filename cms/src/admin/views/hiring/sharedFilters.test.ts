import { expect, test } from 'vitest'
import { parse } from 'qs-esm'
import { boardQuery, exportQuery, reportsQuery, tableQuery } from './sharedFilters'

const NOW = Date.parse('2026-11-22T09:00:00.000Z')
const paramsOf = (query: string) => new URLSearchParams(query)
const read = (query: string) => parse(query, { ignoreQueryPrefix: true, depth: 10 })
const vacancy = 'a'.repeat(24)

test('every filter of the board is a condition of the table, and back again', () => {
  const board = { view: 'board', q: 'Omar', vacancy, rating: '4', age: '7', tag: 'ملف مميز' }

  const table = tableQuery(new URLSearchParams({ ...board, open: vacancy, page: '3', limit: '25' }), NOW)

  expect(read(table)).toEqual({
    limit: '25',
    search: 'Omar',
    where: {
      or: [
        {
          and: [
            { vacancy: { equals: vacancy } },
            { rating: { greater_than_equal: '4' } },
            { stageSince: { less_than: '2026-11-15T09:00:00.000Z' } },
            { tags: { in: ['ملف مميز'] } },
          ],
        },
      ],
    },
  })
  expect(read(boardQuery(paramsOf(table), NOW + 1000))).toEqual({ ...board, limit: '25' })
})

test('speculative applications stay speculative', () => {
  const table = tableQuery(paramsOf('view=board&vacancy=none'), NOW)

  expect(read(table)).toEqual({ where: { or: [{ and: [{ vacancy: { exists: 'false' } }] }] } })
  expect(boardQuery(paramsOf(table), NOW)).toBe('?view=board&vacancy=none')
})

test('reports are of the vacancy that the table is narrowed to', () => {
  const table = tableQuery(paramsOf(`view=board&vacancy=${vacancy}&q=Omar`), NOW)

  expect(read(reportsQuery(paramsOf(table), NOW))).toEqual({ view: 'reports', vacancy, q: 'Omar' })
})

test('the file is of what table or board show', () => {
  const asked = `view=board&vacancy=${vacancy}&q=Omar`

  for (const address of [asked, tableQuery(paramsOf(asked), NOW)])
    expect(read(exportQuery(paramsOf(address), NOW))).toEqual({ vacancy, q: 'Omar' })
})

test('conditions that the board has no filter for stay in the address, whichever way it is looked at', () => {
  const where = { or: [{ and: [{ stage: { in: ['new', 'offer'] } }, { rating: { greater_than_equal: '3' } }] }] }
  const board = boardQuery(
    paramsOf(
      'where[or][0][and][0][stage][in][0]=new&where[or][0][and][0][stage][in][1]=offer&where[or][0][and][1][rating][greater_than_equal]=3',
    ),
    NOW,
  )

  expect(read(board)).toEqual({
    view: 'board',
    rating: '3',
    where: { or: [{ and: [where.or[0]?.and[0]] }] },
  })
  expect(read(tableQuery(paramsOf(board), NOW))).toEqual({ where })
})

test('a choice between conditions is no filter of the board', () => {
  const choice = 'where[or][0][and][0][stage][equals]=new&where[or][1][and][0][rating][greater_than_equal]=3'

  const board = boardQuery(paramsOf(choice), NOW)

  expect(read(board)).toEqual({ view: 'board', ...read(choice) })
  expect(read(tableQuery(paramsOf(board), NOW))).toEqual(read(choice))
})

import type { Card } from '@diwan/shared/contracts/hiring'
import { expect, test } from 'vitest'
import { type Column, isUncertain, withCards, withTotals } from './boardState'

const aCard = (id: string, stage: Card['stage'], revision = 0, stageSince = '2026-01-01T00:00:00.000Z'): Card => ({
  id,
  reference: id,
  name: id,
  vacancy: null,
  stage,
  stageSince,
  createdAt: stageSince,
  rating: null,
  knockedOut: false,
  hasDuplicates: false,
  tags: [],
  revision,
})

const board = (...cards: Card[]): Column[] =>
  (['new', 'interview'] as const).map((stage) => {
    const own = cards.filter((card) => card.stage === stage)
    return { stage, cards: own, total: own.length }
  })

const seen = (columns: Column[]) => columns.map(({ cards, stage, total }) => [stage, total, cards.map(({ id }) => id)])

test('a card that a colleague moved stands in its new stage, and the counts follow', () => {
  const moved = aCard('b', 'interview', 1, '2026-02-01T00:00:00.000Z')

  const next = withCards(board(aCard('a', 'new'), aCard('b', 'new'), aCard('c', 'interview')), [moved], new Set(['b']))

  expect(seen(next)).toEqual([
    ['new', 1, ['a']],
    ['interview', 2, ['b', 'c']],
  ])
  expect(seen(withCards(next, [moved], new Set(['b'])))).toEqual(seen(next))
})

test('an answer from before the last own move changes nothing', () => {
  const columns = board(aCard('a', 'interview', 2))

  expect(seen(withCards(columns, [aCard('a', 'new', 1)], new Set(['a'])))).toEqual(seen(columns))
})

test('a new card joins, and one that the filters no longer let through leaves', () => {
  const columns = board(aCard('a', 'new'))

  expect(seen(withCards(columns, [aCard('d', 'new')], new Set(['d'])))[0]).toEqual(['new', 2, ['a', 'd']])
  expect(seen(withCards(columns, [aCard('a', 'new', 1)], new Set()))[0]).toEqual(['new', 0, []])
})

test('a card that a column may have counted without showing it is counted anew, and what was loaded stays', () => {
  const [a, b] = [aCard('a', 'new'), aCard('b', 'new', 0, '2025-01-01T00:00:00.000Z')]
  const whole = board(a)
  const partly = whole.map((column) => (column.stage === 'new' ? { ...column, total: 2 } : column))

  expect(isUncertain(whole, [b])).toBe(false)
  expect(isUncertain(partly, [a])).toBe(false)
  expect(isUncertain(partly, [b])).toBe(true)
  expect(seen(withTotals(withCards(partly, [b], new Set(['b'])), board(a, b)))).toEqual([
    ['new', 2, ['a', 'b']],
    ['interview', 0, []],
  ])
})

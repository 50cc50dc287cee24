import type { Card } from '@diwan/shared/contracts/hiring'

export interface Column {
  stage: Card['stage']
  total: number
  cards: Card[]
}

/**
 * The board after cards changed: each stands in the stage it is in now, newest move first, or nowhere when the filters do not
 * let it through. A card that is known in a later revision stays as it is.
 */
export function withCards(columns: readonly Column[], changed: readonly Card[], shown: ReadonlySet<string>): Column[] {
  const known = new Map(columns.flatMap(({ cards }) => cards.map((card) => [card.id, card])))
  const news = changed.filter((card) => (known.get(card.id)?.revision ?? -1) <= card.revision)
  const ids = new Set(news.map(({ id }) => id))
  return columns.map((column) => {
    const stayed = column.cards.filter(({ id }) => !ids.has(id))
    const inColumn = news.filter((card) => card.stage === column.stage && shown.has(card.id))
    const came = inColumn.filter(({ id }) => known.get(id)?.stage !== column.stage).length
    const left = column.cards.length - stayed.length - (inColumn.length - came)
    const cards = [...stayed, ...inColumn].sort((a, b) => b.stageSince.localeCompare(a.stageSince))
    return { ...column, cards, total: column.total + came - left }
  })
}

/** Whether some of the changed cards may have been counted already: a column that shows not all of its cards knows not which they are. */
export function isUncertain(columns: readonly Column[], changed: readonly Card[]): boolean {
  const known = new Set(columns.flatMap(({ cards }) => cards.map(({ id }) => id)))
  return columns.some(({ cards, total }) => total > cards.length) && changed.some(({ id }) => !known.has(id))
}

/** The board with the counts of another look at it; the cards that were loaded stay. */
export function withTotals(columns: readonly Column[], counted: readonly Column[]): Column[] {
  const totals = new Map(counted.map(({ stage, total }) => [stage, total]))
  return columns.map((column) => ({ ...column, total: totals.get(column.stage) ?? column.total }))
}

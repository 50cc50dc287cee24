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

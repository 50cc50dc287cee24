'use client'
import type { KeyboardEvent } from 'react'

/** Arrow keys go from card to card: up and down in a stage, to the sides in reading direction to the next stage that has one. */
export function goToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (!(from instanceof HTMLElement) || !from.matches('[data-card]')) return
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stage]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-card]'),
  ])
  const column = columns.findIndex((cards) => cards.includes(from))
  const row = columns[column]?.indexOf(from) ?? 0
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const sideways = (step: number) => {
    const on = step > 0 ? columns.slice(column + 1) : columns.slice(0, column).reverse()
    const cards = on.find((each) => each.length > 0)
    return cards?.[Math.min(row, cards.length - 1)]
  }
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => columns[column]?.[row + 1],
    ArrowUp: () => columns[column]?.[row - 1],
    ArrowRight: () => sideways(isRtl ? -1 : 1),
    ArrowLeft: () => sideways(isRtl ? 1 : -1),
  }
  const target = targets[event.key]?.()
  if (!target) return
  event.preventDefault()
  target.focus()
}

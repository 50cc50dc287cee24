'use client'

/** Whoever moves a card by its own menu goes on with the one that follows it there, or stays in its stage when it was the last. */
export function leaveCard(id: string): void {
  const card = document.querySelector(`.hiring-card[data-id="${id}"]`)
  if (!card?.contains(document.activeElement)) return
  const neighbour = card.nextElementSibling ?? card.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-card]') ?? card.closest<HTMLElement>('[data-stage]')
  next?.focus()
}

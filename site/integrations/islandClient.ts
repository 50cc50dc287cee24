import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary } from '../src/islands/boundary/IslandBoundary'
import { keepEntered } from '../src/islands/boundary/keepEntered'

type Props = Record<string, unknown>

/**
 * Hydrates an island inside its error boundary. Islands get plain data and no children: the server's half refuses them.
 * One that fails before it ever worked gets its served HTML back, with what was typed: links and native forms go on working.
 */
export default (place: HTMLElement) => (Component: ComponentType<Props>, props: Props) => {
  if (!place.hasAttribute('ssr')) return
  const served = [...place.childNodes].map((node) => node.cloneNode(true))
  let root: Root
  const onFailedStart = () =>
    queueMicrotask(() => {
      root.unmount()
      place.replaceChildren(...served)
    })
  const locale = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const boundary = { locale, place, onFailedStart } as const
  const island = createElement(IslandBoundary, boundary, createElement(Component, props))
  const giveBack = keepEntered(place)
  const onRecoverableError = (error: unknown) => {
    console.error('A part of the page was made anew', error)
    giveBack()
  }
  // As a transition, hydration gives way to what the visitor does.
  startTransition(() => {
    root = hydrateRoot(place, island, {
      identifierPrefix: place.getAttribute('prefix') ?? '',
      onRecoverableError,
    })
  })
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IslandElement } from './IslandElement'

customElements.define('astro-island', IslandElement)

const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
// Shows in its place what it was given.
const RENDERER = moduleOf(`export default (place) => (component, props) => (place.textContent = component(props))`)
const COMPONENT = moduleOf(`export default (props) => JSON.stringify(props)`)

function anIsland({ props = '{}', component = COMPONENT } = {}): HTMLElement {
  const island = document.createElement('astro-island')
  const attributes = { ssr: '', props, 'component-url': component, 'component-export': 'default' }
  for (const [name, value] of Object.entries({ ...attributes, 'renderer-url': RENDERER })) {
    island.setAttribute(name, value)
  }
  return island
}
const outcome = (island: HTMLElement) =>
  new Promise<Event>((resolve) => {
    for (const type of ['astro:hydrate', 'astro:hydration-error']) island.addEventListener(type, resolve)
  })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test('an island gets its props as Astro wrote them, once', async () => {
  const props = '{"locale":[0,"ar"],"topics":[1,[[0,{"id":[0,1],"title":[0,null]}]]]}'
  const island = anIsland({ props })
  const seen = outcome(island)
  document.body.append(island)
  expect((await seen).type).toBe('astro:hydrate')
  expect(JSON.parse(island.textContent ?? '')).toEqual({ locale: 'ar', topics: [{ id: 1, title: null }] })
  expect(island.hasAttribute('ssr')).toBe(false)

  island.textContent = 'moved'
  document.body.append(island)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(island.textContent).toBe('moved')
})

test.each([
  ['whose script is gone', { component: moduleOf('throw new Error("gone")') }],
  ['with props that are no plain data', { props: '{"at":[3,"2026-01-01"]}' }],
])('an island %s says so and keeps its mark', async (_name, options) => {
  const island = anIsland(options)
  const seen = outcome(island)
  document.body.append(island)
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await seen).type).toBe('astro:hydration-error')
  expect(island.hasAttribute('ssr')).toBe(true)
})

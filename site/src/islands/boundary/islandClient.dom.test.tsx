import { act } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import islandClient from '../../../integrations/islandClient'

interface Faults extends Record<string, unknown> {
  atOnce?: boolean
}

/** Works on the server; fails in the browser when told to. */
function Island({ atOnce = false }: Faults) {
  const [isBroken, setIsBroken] = useState(false)
  if (atOnce || isBroken) throw new Error('broken')
  return (
    <form method="post" action="/api/contacts/submit">
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" />
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </form>
  )
}

const served = () => {
  document.body.innerHTML = `<main><p>The page</p><astro-island ssr prefix="r0">${renderToString(<Island />)}</astro-island></main>`
  return document.querySelector<HTMLElement>('astro-island')!
}
const hydrate = (place: HTMLElement, props: Faults = {}) => act(async () => islandClient(place)(Island, props))
const message = () => document.querySelector<HTMLTextAreaElement>('[name="message"]')!

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('an island that fails at once leaves its native form, with what was typed', async () => {
  const place = served()
  message().value = 'Early words'
  await hydrate(place, { atOnce: true })
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/contacts/submit')
  expect(message().value).toBe('Early words')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

test('an island that fails later says so in its place, with what was entered, and the page stays', async () => {
  const place = served()
  await hydrate(place)
  message().value = 'Late words'
  await act(async () => place.querySelector('button')!.click())
  const alert = place.querySelector('[role="alert"]')!
  expect(alert.textContent).toContain('stopped working')
  expect(alert.textContent).toContain('Late words')
  expect(document.querySelector('main > p')?.textContent).toBe('The page')
})

test('an island that failed can be shown again', async () => {
  const place = served()
  await hydrate(place)
  await act(async () => place.querySelector('button')!.click())
  await act(async () => place.querySelector<HTMLButtonElement>('[role="alert"] button')!.click())
  expect(message()).not.toBeNull()
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

test('an island whose page was translated before it hydrated keeps what was entered, and where the visitor stands', async () => {
  const place = served()
  document.querySelector('label')!.innerHTML = '<font>Nachricht</font>'
  const early = message()
  early.focus()
  early.value = 'Early words'
  await hydrate(place)
  expect(early.isConnected).toBe(false)
  expect(message().value).toBe('Early words')
  expect(message().defaultValue).toBe('')
  expect(document.activeElement).toBe(message())
  expect(document.querySelector('label')!.textContent).toBe('Message')
})

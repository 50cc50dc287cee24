import { afterEach, expect, test } from 'vitest'
import { ContentStore } from './ContentStore.ts'
import { setCurrentStore } from './currentStore.ts'
import { clearDefinitions } from './definitions.ts'
import { defineQuery, shareMarkup } from './index.ts'
import { MemorySource } from './MemorySource.ts'
import { traced } from './traced.ts'

afterEach(() => {
  clearDefinitions()
  setCurrentStore(null)
})

function queries() {
  setCurrentStore(new ContentStore(new MemorySource([]), 0))
  return {
    findMenu: defineQuery('menu', () => ({ label: 'Services' })),
    findTitle: defineQuery('title', () => 'About'),
    findOther: defineQuery('other', () => 1),
  }
}

test('what shared markup asks is known apart from what its page asks, and the page is told both', async () => {
  const { findMenu, findTitle } = queries()
  const menu = () => shareMarkup('menu', findMenu, ({ label }) => Promise.resolve(`<nav>${label}</nav>`))

  const { result, trace } = await traced(async () => `${findTitle()}${await menu()}`)

  expect(result).toBe('About<nav>Services</nav>')
  expect(trace.ownKeys).toEqual(['title'])
  expect([...trace.markups]).toEqual([['menu', { html: '<nav>Services</nav>', keys: ['menu'] }]])
  expect(trace.json).toBe('{"menu":{"label":"Services"},"title":"About"}')
})

test('a question of the page is its own, even when shared markup asks it too', async () => {
  const { findMenu } = queries()

  const { trace } = await traced(async () => {
    findMenu()
    return shareMarkup('menu', findMenu, ({ label }) => Promise.resolve(label))
  })

  expect(trace.ownKeys).toEqual(['menu'])
})

test('shared markup that asks more than it says is refused, for its HTML may be remembered', async () => {
  const { findMenu, findOther } = queries()
  const render = () => shareMarkup('menu', findMenu, async () => String(findOther()))

  await expect(traced(render)).rejects.toThrow("The shared markup 'menu' asks other while it renders")
})

test('what stands in a page more than once is its own: it could not be found again', async () => {
  const { findMenu } = queries()
  const menu = () => shareMarkup('menu', findMenu, ({ label }) => Promise.resolve(label))

  const { trace } = await traced(async () => `${await menu()}${await menu()}${await menu()}`)

  expect([...trace.markups]).toEqual([])
  expect(trace.ownKeys).toEqual(['menu'])
})

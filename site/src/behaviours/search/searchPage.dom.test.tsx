import { searchMessages } from '@diwan/shared/messages/search'
import { expect, test, vi } from 'vitest'
import type { SearchIndex } from './loadIndex'
import { startSearchPage } from './searchPage'

const steps = vi.hoisted(() => ({ tell: (_index: SearchIndex): void => undefined }))
vi.mock('./loadIndex', () => ({
  loadIndex: (_locale: string, onStep: (index: SearchIndex) => void) => {
    steps.tell = onStep
    return new Promise(() => undefined)
  },
}))

const anEntry = (id: string, title: string, text = '') => ({
  id,
  type: 'blogs',
  href: `/blog/${id}`,
  title,
  date: null,
  summary: '',
  text,
})
const started = () => {
  document.body.innerHTML = `<main data-search="en"><form><input type="search" value="zakat"></form>
    <p class="types"></p><p class="status"></p><p class="advice"></p><ol class="results"></ol>
    <button data-more></button><button data-deeper></button><script type="application/json"></script></main>`
  const page = document.querySelector('main')!
  page.querySelector('script')!.textContent = JSON.stringify(searchMessages.en)
  const input = page.querySelector('input')!
  startSearchPage(page, input)
  return { input, links: () => [...page.querySelectorAll<HTMLAnchorElement>('ol a')] }
}

test('whoever goes through the results keeps their place when more of the index arrives', () => {
  const { input, links } = started()
  steps.tell({ entries: [anEntry('one', 'Zakat'), anEntry('two', 'Zakat dates')], hasMore: false })
  links()[1]?.focus()
  const before = document.activeElement
  const where = (before as HTMLAnchorElement).href

  const texts = [anEntry('one', 'Zakat'), anEntry('two', 'Zakat dates'), anEntry('three', 'Taxes', 'and zakat')]
  steps.tell({ entries: texts, hasMore: false })
  expect(before?.isConnected).toBe(false)
  expect((document.activeElement as HTMLAnchorElement).href).toBe(where)

  steps.tell({ entries: [], hasMore: false })
  expect(document.activeElement).toBe(input)
})

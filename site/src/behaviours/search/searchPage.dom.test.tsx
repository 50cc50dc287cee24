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
const started = (question = 'zakat', locale: 'en' | 'ar' = 'en', address = '/search') => {
  history.replaceState(null, '', address)
  document.body.innerHTML = `<a rel="alternate" hreflang="ar" href="/ar/search"></a><main data-search="${locale}"><form><input type="search"></form>
    <p class="types"><label><input type="radio" name="type" value="" checked></label><label><input type="radio" name="type" value="news">News</label></p>
    <p class="status"></p><p class="nearest"></p><p class="advice"></p><ol class="results"></ol>
    <button data-more></button><button data-deeper></button><script type="application/json"></script></main>`
  const page = document.querySelector('main')!
  page.querySelector('script')!.textContent = JSON.stringify(searchMessages[locale])
  const input = page.querySelector<HTMLInputElement>('[type="search"]')!
  input.value = question
  startSearchPage(page, input)
  return {
    input,
    news: page.querySelector<HTMLInputElement>('[value="news"]')!,
    links: () => [...page.querySelectorAll<HTMLAnchorElement>('ol a')],
    status: () => page.querySelector('.status')!,
    advice: page.querySelector<HTMLElement>('.advice')!,
    nearest: page.querySelector<HTMLElement>('.nearest')!,
    switchesTo: () => document.querySelector<HTMLAnchorElement>('[hreflang]')!.href.replace(location.origin, ''),
  }
}
const tell = (titles: readonly string[], rest: Partial<SearchIndex> = {}) => {
  const entries = titles.map((title, place) => anEntry(String(place), title))
  steps.tell({ entries, hasMore: false, isLoading: false, ...rest })
}

test('whoever goes through the results keeps their place when more of the index arrives', () => {
  const { input, links } = started()
  steps.tell({ entries: [anEntry('one', 'Zakat'), anEntry('two', 'Zakat dates')], hasMore: false, isLoading: false })
  links()[1]?.focus()
  const before = document.activeElement
  const where = (before as HTMLAnchorElement).href

  const texts = [anEntry('one', 'Zakat'), anEntry('two', 'Zakat dates'), anEntry('three', 'Taxes', 'and zakat')]
  steps.tell({ entries: texts, hasMore: false, isLoading: false })
  expect(before?.isConnected).toBe(false)
  expect((document.activeElement as HTMLAnchorElement).href).toBe(where)

  steps.tell({ entries: [], hasMore: false, isLoading: false })
  expect(document.activeElement).toBe(input)
})

test('the number of results is said in the forms of each language, always in the digits of the site', () => {
  const forms: [count: number, en: string, ar: string][] = [
    [1, '1 result for', 'نتيجة واحدة لـ'],
    [2, '2 results for', 'نتيجتان لـ'],
    [3, '3 results for', '3 نتائج لـ'],
    [11, '11 results for', '11 نتيجة لـ'],
    [100, '100 results for', '100 نتيجة لـ'],
    [103, '103 results for', '103 نتائج لـ'],
  ]
  for (const [count, en, ar] of forms) {
    const titles = Array.from({ length: count }, () => 'Zakat')
    const english = started()
    tell(titles)
    expect(english.status().textContent).toBe(`${en} “zakat”`)
    const arabic = started('zakat', 'ar')
    tell(titles)
    expect(arabic.status().textContent).toBe(`${ar} «zakat»`)
  }
})

test('a question is repeated letter by letter, and apart from the direction of the words around it', () => {
  for (const question of ['C++ $& $1 {count}', '“{question}”', "zakat $'"]) {
    const { status } = started(question)
    tell([])
    expect(status().querySelector('bdi')?.textContent).toBe(question)
    expect(status().textContent).toBe(`Nothing found for “${question}”`)
  }
})

test('nothing is said to be missing while texts are still on their way', () => {
  const { status, advice } = started()
  tell(['Payroll'], { isLoading: true })
  expect(status().textContent).toBe(searchMessages.en.loading)
  expect(advice.hidden).toBe(true)

  tell(['Payroll'])
  expect(status().textContent).toContain('Nothing found')
  expect(advice.hidden).toBe(false)
})

test('whoever narrowed to a type without results learns that there are others, and no advice on spelling', () => {
  const { status, advice } = started('zakat', 'en', '/search?type=news')
  tell(['Zakat'])
  expect(status().textContent).toBe(
    'Nothing found for “zakat” under “News”. Choose “Everything” to see all that was found.',
  )
  expect(advice.hidden).toBe(true)
})

test('results that have only some of the words say so', () => {
  const { status } = started('zakat jeddah')
  tell(['Zakat', 'Payroll'])
  expect(status().textContent).toBe(`1 result for “zakat jeddah”. ${searchMessages.en.partly}`)
})

test('the other language is asked the same', () => {
  const { news, input, switchesTo } = started('', 'en', '/search?q=zakat&type=news')
  expect(switchesTo()).toBe('/ar/search?q=zakat&type=news')

  tell(['Zakat'])
  input.value = ''
  news.checked = false
  news.dispatchEvent(new Event('change', { bubbles: true }))
  expect(switchesTo()).toBe('/ar/search')
})

test('whoever mistyped a word is asked what they meant, and asks that with one press', () => {
  const { input, links, nearest, status } = started('cybersecurty')
  tell(['Cybersecurity'], { isLoading: true })
  expect(nearest.textContent).toBe('')
  tell(['Cybersecurity'])
  expect(nearest.textContent).toBe('Did you mean Cybersecurity?')

  nearest.querySelector('button')!.click()

  expect(document.activeElement).toBe(input)
  expect(status().textContent).toContain('1 result for “Cybersecurity”')
  expect(links()).toHaveLength(1)
  expect(nearest.textContent).toBe('')
})

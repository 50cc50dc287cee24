import { beforeEach, expect, test } from 'vitest'
import { startFacets } from './facets'

const said = () => document.querySelector('[role="status"]')!.textContent
const select = () => document.querySelector('select')!

/** The rules of a list's stylesheet, as far as this list goes. */
const RULES = `.facets:has(option[value='Jeddah']:checked) li:not([data-city='Jeddah']),
  .facets:has(option[value='Najran']:checked) li { display: none }`

const there = (city: string) => (city === 'Jeddah' ? ' data-there="جدة"' : city === 'Najran' ? ' data-there=""' : '')

beforeEach(() => {
  history.replaceState(null, '', '/careers')
  document.documentElement.lang = 'en'
  const options = ['', 'Jeddah', 'Najran']
    .map((city) => `<option value="${city}"${there(city)}>${city}</option>`)
    .join('')
  const items = ['Jeddah', 'Riyadh', 'Jeddah'].map((city) => `<li data-city="${city}">${city}</li>`).join('')
  document.body.innerHTML = `<style>${RULES}</style><a rel="alternate" hreflang="ar" href="/ar/careers">العربية</a><div class="facets">
    <form><select name="city">${options}</select></form>
    <ul class="results">${items}</ul>
    <p role="status" data-none="Nothing matches"></p>
  </div>`
})

const choose = (city: string) => {
  select().value = city
  select().dispatchEvent(new Event('change', { bubbles: true }))
}

test('a filter says how much it leaves, or that it leaves nothing, and stands in the address', () => {
  startFacets()
  choose('Jeddah')
  expect([said(), location.search]).toEqual(['Results: 2', '?city=Jeddah'])
  choose('Najran')
  expect([said(), location.search]).toEqual(['Nothing matches', '?city=Najran'])
  expect(document.querySelector('.facets')!.hasAttribute('data-empty')).toBe(true)
})

test('an Arabic list says it in Arabic', () => {
  document.documentElement.lang = 'ar'
  startFacets()
  choose('Jeddah')
  expect(said()).toBe('عدد النتائج: 2')
})

test('a filter that the address asks for is set, and only said if it leaves nothing', () => {
  history.replaceState(null, '', '/careers?city=Jeddah')
  startFacets()
  expect([select().value, said()]).toEqual(['Jeddah', ''])

  history.replaceState(null, '', '/careers?city=Najran')
  startFacets()
  expect([select().value, said()]).toEqual(['Najran', 'Nothing matches'])
  expect(document.querySelector('.facets')!.hasAttribute('data-empty')).toBe(true)
})

test('the other language is narrowed to the same, by its own words, and to nothing that it does not have', () => {
  const there = () => decodeURI(document.querySelector('a')!.search)
  history.replaceState(null, '', '/careers?city=Jeddah&source=fair')
  startFacets()
  expect(there()).toBe('?city=جدة&source=fair')
  choose('Najran')
  expect(there()).toBe('?source=fair')
  choose('')
  expect(there()).toBe('?source=fair')
})

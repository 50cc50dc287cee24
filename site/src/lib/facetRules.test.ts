import { expect, test } from 'vitest'
import { facetRules } from './facetRules'

const city = { name: 'city', count: 40, places: Array.from({ length: 40 }, (_, index) => [index + 1]) }

test('every value of a filter has its rule, however many there are', () => {
  const rules = facetRules([city])
  for (let place = 1; place <= 40; place++) expect(rules).toContain(`:not([data-city~='${place}'])`)
  expect(rules).not.toContain(`'41'`)
})

test('two values that no item has together show the empty state, and only those', () => {
  const rules = facetRules([
    { name: 'region', count: 2, places: [[1], [2]] },
    { name: 'service', count: 2, places: [[1, 2], [2]] },
  ])
  expect(rules.match(/[^,\n]+ \.none/g)).toEqual([
    ".facets:has([data-facet='region'] [data-place='2']:checked):has([data-facet='service'] [data-place='1']:checked) .none",
  ])
})

test('a list without filters needs no rules', () => {
  expect(facetRules([])).toBe('')
})

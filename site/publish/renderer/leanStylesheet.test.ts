import { expect, test } from 'vitest'
import { leanStylesheet } from './leanStylesheet.ts'

const css =
  '@layer a,b;@layer a{:root{--x:1px}}.card:where(._1){color:red}.card:where(._1) p:where(._1){margin:0}' +
  '.lead:where(._1),.lead:where(._2){top:0}@media (width>=60rem){.card:where(._1){color:blue}.tag:where(._2){left:0}}' +
  '@media print{.card:where(._1){display:none}}@keyframes x{0%{top:0}to{top:1px}}'

test('the rules of a component go, everywhere they stand', () => {
  const lean = leanStylesheet(css, new Set(['_1']))
  expect(lean).not.toContain('.card')
  expect(lean).not.toContain('print')
})

test('everything else stays as it was, rules that two components share too', () => {
  expect(leanStylesheet(css, new Set())).toBe(css)
  const lean = leanStylesheet(css, new Set(['_1']))
  expect(lean).toBe(
    '@layer a,b;@layer a{:root{--x:1px}}.lead:where(._1),.lead:where(._2){top:0}' +
      '@media (width>=60rem){.tag:where(._2){left:0}}@keyframes x{0%{top:0}to{top:1px}}',
  )
})

test('a rule for several elements of one component goes with it', () => {
  const css = '.prose:where(._1)>:is(h2,h3):not(p,:first-child)+*{margin:0}.tag:where(._2){left:0}'

  expect(leanStylesheet(css, new Set(['_1']))).toBe('.tag:where(._2){left:0}')
})

import { expect, test } from 'vitest'
import { dropIdleScopes } from './dropIdleScopes.ts'

const css =
  '@layer base,controls;.first:where(._d){x:y}.card:where(._a){x:y}.card:where(._a):hover a:where(._a){x:y}@media (width>=1rem){ul.list:where(._a)>li:where(._a){x:y}}' +
  ':is(p,h2):where(._b){x:y}ul[class]{x:y}'

test.each([
  ['the first rule, behind a statement', '<div class="first _d">', '<div class="first _d">'],
  ['a class that has a rule', '<div class="card _a">', '<div class="card _a">'],
  ['an element that has a rule', '<a href="/x" class="_a">', '<a href="/x" class="_a">'],
  ['an element without one', '<span class="_a">', '<span>'],
  ['a class without one', '<p class="note _a">', '<p class="note">'],
  ['a rule for another element of that class', '<ol class="list _a">', '<ol class="list">'],
  ['an element with a rule for any class', '<ul class="_a">', '<ul class="_a">'],
  ['a rule for any element', '<div class="_b">', '<div class="_b">'],
  ['a component without a stylesheet', '<div class="_c">', '<div class="_c">'],
  [
    'an attribute with an expression in front',
    '<i${addAttribute(list.map((x) => x), "data-x")} class="_a">',
    '<i${addAttribute(list.map((x) => x), "data-x")}>',
  ],
  ['a class that an expression makes', '<i class="${x} _a">', '<i class="${x} _a">'],
])('%s: %s becomes %s', (_name, before, after) => {
  expect(dropIdleScopes([css])(before)).toBe(after)
})

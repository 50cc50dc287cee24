import { expect, test } from 'vitest'
import { nameKeyOf } from './nameKeyOf'

test.each([
  ['Omar Hassan', 'HASSAN,  omar'],
  ['José Núñez', 'Jose Nunez'],
  ['Omar Al-Hassan', 'Omar Hassan'],
  ['Fahad Alotaibi', 'Fahad Al-Otaibi'],
  ['Nora ElSayed', 'Nora El Sayed'],
  ['هدى الزهراني', 'هدى زهراني'],
  ['سارة آل سعود', 'سارة السعود'],
  ['أحمد فاطمة', 'احمد فاطمه'],
  ['مُحَمَّد عليّ', 'محمد علي'],
  ['عبد الله الحربي', 'عبدالله الحربي'],
  ['محمد عبد الرحمن', 'عبدالرحمن محمد'],
  ['عبد\u200Cالعزيز', 'عبد-العزيز'],
  ['أبو بكر', 'ابوبكر'],
  ['نور الدين عبد الله', 'عبدالله نورالدين'],
  ['هبة الله', 'هبةالله'],
  ['علی کریم فہد', 'علي كريم فهد'],
  ['Łukasz Großmann', 'LUKASZ GROSSMANN'],
  ['Abdul Rahman Khan', 'KHAN, Abdulrahman'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other))
})

test.each([
  ['Omar Hassan', 'Omar Hussein'],
  ['عبد الله محمد', 'محمد'],
  ['عبد الله', 'عبد الرحمن'],
  ['Ali Saad', 'Saad I'],
  ['Alaa Saad', 'Aa Saad'],
  ['علي الله', 'علي له'],
])('%s and %s stay different', (one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
})

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packMediaKit } from './packMediaKit'

const file = (name: string, text: string) => ({ name, data: new TextEncoder().encode(text) })

test('the same files give the same bytes, in whatever order they come', () => {
  const [logo, text] = [file('logos/logo.svg', '<svg/>'), file('boilerplate.en.txt', 'Who we are')]
  expect(packMediaKit([logo, text])).toEqual(packMediaKit([text, logo]))
})

test('two files of one name are both in it', () => {
  const packed = unzipSync(packMediaKit([file('logos/logo.svg', 'one'), file('logos/logo.svg', 'two')]))
  expect(Object.keys(packed)).toEqual(['logos/logo.svg', 'logos/logo-2.svg'])
  expect(Object.values(packed).map((data) => new TextDecoder().decode(data))).toEqual(['one', 'two'])
})

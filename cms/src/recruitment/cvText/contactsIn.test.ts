import { expect, test } from 'vitest'
import { contactsIn } from './contactsIn'

test('addresses, numbers and profiles of a CV are found, each once', () => {
  const text = 'Omar, Omar.Hassan@Example.com, 050 123 4567 or +966 50 123 4567. linkedin.com/in/omar-hassan 2019-2024'

  expect(contactsIn(text)).toEqual([
    { fact: 'email', value: 'omar.hassan@example.com' },
    { fact: 'phone', value: '+966501234567' },
    { fact: 'link', value: 'https://linkedin.com/in/omar-hassan' },
  ])
})

test('a text without contacts suggests nothing, however long it is', () => {
  expect(contactsIn('a@b 12345 '.repeat(20_000))).toEqual([])
})

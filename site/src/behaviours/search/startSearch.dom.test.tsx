import { SEARCH_SHORTCUT_OFF_KEY } from '@diwan/shared/spec/search'
import { beforeEach, expect, test } from 'vitest'
import { startSearch } from './startSearch'

const press = (typed: KeyboardEventInit = { key: '/' }) => {
  ;(document.activeElement as HTMLElement | null)?.blur()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...typed, bubbles: true, cancelable: true }))
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<form role="search"><input type="search"></form>'
})

test('one key leads to the search, on Latin and Arabic keyboards, until the visitor has switched it off', () => {
  startSearch()
  const field = document.querySelector('input')
  press()
  expect(document.activeElement).toBe(field)
  press({ key: '؟', code: 'Slash', shiftKey: true })
  expect(document.activeElement).not.toBe(field)
  press({ key: 'ظ', code: 'Slash' })
  expect(document.activeElement).toBe(field)
  localStorage.setItem(SEARCH_SHORTCUT_OFF_KEY, '1')
  press()
  expect(document.activeElement).not.toBe(field)
})

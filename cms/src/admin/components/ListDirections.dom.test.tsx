import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListDirections } from './ListDirections'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

function aText(direction: 'ltr' | 'rtl') {
  document.body.innerHTML = `<div data-lexical-editor="true" style="direction: ${direction}"><ul><li>One</li></ul></div>`
  render(<ListDirections>{null}</ListDirections>)
}

test('rows of an Arabic text run from the right, and those that are written next too', async () => {
  aText('rtl')
  const next = document.createElement('li')
  next.textContent = 'Two'

  document.querySelector('ul')?.append(next)

  expect(screen.getByText('One').dir).toBe('rtl')
  await vi.waitFor(() => expect(screen.getByText('Two').dir).toBe('rtl'))
})

test('rows of an English text stay as they are', () => {
  aText('ltr')

  expect(screen.getByText('One').dir).toBe('')
})

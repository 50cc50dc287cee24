import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { $toasts, closeToast, showToast } from '@diwan/shared/browser/toasts'
import Toasts from './Toasts'

afterEach(cleanup)

test('the library comes with the first toast, and stays for the log', async () => {
  const { container } = render(<Toasts locale="en" />)
  expect(container.innerHTML).toBe('')
  let id = ''
  act(() => {
    id = showToast('Copied')
  })
  expect((await screen.findByRole('status')).textContent).toBe('Copied')
  act(() => closeToast(id))
  expect($toasts.get()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

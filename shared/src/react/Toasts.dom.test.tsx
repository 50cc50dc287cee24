import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toasts, showToast, updateToast } from '../browser/toasts.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  $toasts.set([])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const messages = () => [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent)

test('a toast is shown, closes after a second, and its message stays in the log', async () => {
  render(<Toasts locale="en" />)
  act(() => void showToast('Copied', { type: 'success' }))
  await after(50)
  expect(messages()[0]).toContain('Copied')
  await after(900)
  expect($toasts.get()).toHaveLength(1)
  await after(100)
  expect($toasts.get()).toHaveLength(0)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('a pointer over the toasts, or focus within, keeps them', async () => {
  const { container } = render(<Toasts locale="en" />)
  act(() => void showToast('Read me'))
  await after(500)
  fireEvent.pointerEnter(container.querySelector('.toasts')!)
  await after(5_000)
  expect($toasts.get()).toHaveLength(1)
  fireEvent.pointerLeave(container.querySelector('.toasts')!)
  await after(400)
  expect($toasts.get()).toHaveLength(1)
  await after(200)
  expect($toasts.get()).toHaveLength(0)
})

test('a loading toast stays until it is updated; both messages are announced', async () => {
  render(<Toasts locale="en" />)
  let id = ''
  act(() => {
    id = showToast('Saving', { type: 'loading' })
  })
  await after(10_000)
  expect($toasts.get()).toHaveLength(1)
  act(() => updateToast(id, 'Saved', { type: 'success' }))
  await after(100)
  expect(messages()[0]).toContain('Saved')
  await after(1_000)
  expect($toasts.get()).toHaveLength(0)
  expect(screen.getByRole('status').textContent).toBe('SavingSaved')
})

test('the close button closes', async () => {
  render(<Toasts locale="ar" />)
  act(() => void showToast('x', { autoClose: false }))
  await after(50)
  fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }))
  await after(50)
  fireEvent.animationEnd(document.querySelector('.Toastify__toast')!)
  await after(1_000)
  expect($toasts.get()).toHaveLength(0)
})

test('a toast that is closed with the keyboard gives the focus back, and keeps no later one', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<button id="before">Before</button>')
  const before = document.getElementById('before')!
  render(<Toasts locale="en" />)
  act(() => void showToast('First', { autoClose: false }))
  await after(50)
  before.focus()
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.click(close)
  expect(document.activeElement).toBe(before)
  await after(50)
  fireEvent.animationEnd(document.querySelector('.Toastify__toast')!)
  await after(1_000)
  expect($toasts.get()).toHaveLength(0)

  act(() => void showToast('Second'))
  await after(1_100)
  expect($toasts.get()).toHaveLength(0)
  before.remove()
})

test('a pointer that leaves does not hurry who stands in the toast', async () => {
  const { container } = render(<Toasts locale="en" />)
  act(() => void showToast('Read me'))
  await after(50)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.pointerEnter(container.querySelector('.toasts')!)
  fireEvent.pointerLeave(container.querySelector('.toasts')!)
  await after(5_000)
  expect($toasts.get()).toHaveLength(1)
})

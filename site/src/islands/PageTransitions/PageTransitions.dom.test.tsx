import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $globalError, setGlobalError } from '@diwan/shared/browser/globalError'
import { goTo } from '@diwan/shared/browser/goTo'
import PageTransitions from './PageTransitions'

vi.mock('@diwan/shared/browser/goTo', () => ({ goTo: vi.fn() }))

const aPage = () => {
  document.body.innerHTML = '<main id="content">Content</main><div id="root"></div>'
  return render(<PageTransitions locale="en" />, { container: document.getElementById('root')! })
}
const content = () => document.getElementById('content')!

beforeEach(() => $globalError.set(null))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a global error stands in place of the content until it is cleared', () => {
  aPage()
  act(() => setGlobalError(new Error('Something broke')))
  expect(content().hidden).toBe(true)
  expect(screen.getByRole('heading').textContent).toBe('Internal Server Error')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  fireEvent.click(screen.getByRole('button', { name: 'Go back to the page' }))
  expect(content().hidden).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('clearing it with a redirect goes there', () => {
  aPage()
  act(() => setGlobalError(new Error('Something broke')))
  fireEvent.click(screen.getByRole('button', { name: 'Home' }))
  expect(goTo).toHaveBeenCalledWith('/')
  expect($globalError.get()).toBeNull()
})

test('a page that is slow to come is announced; a fast one, a place on this page or a file to save is not', () => {
  vi.useFakeTimers()
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  aPage()
  const navigate = (sameDocument: boolean, path = '/careers', formData: FormData | null = null) => {
    const event = new Event('navigate')
    Object.assign(event, {
      hashChange: sameDocument,
      downloadRequest: null,
      formData,
      destination: { url: `${location.origin}${path}`, sameDocument },
    })
    act(() => void navigation.dispatchEvent(event))
  }
  navigate(true)
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.queryByRole('progressbar')).toBeNull()
  navigate(false, '/media/report.zip')
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.queryByRole('progressbar')).toBeNull()
  navigate(false)
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeDefined()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(screen.queryByRole('progressbar')).toBeNull()
  navigate(false, '/api/contacts/submit', new FormData())
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('progressbar')).toBeDefined()
})

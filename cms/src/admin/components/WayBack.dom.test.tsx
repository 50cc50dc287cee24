import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WayBack } from './WayBack'

const shown = vi.hoisted(() => ({ path: '', query: '', router: { replace: vi.fn() } }))

vi.mock('next/navigation', () => ({
  usePathname: () => shown.path,
  useRouter: () => shown.router,
  useSearchParams: () => new URLSearchParams(shown.query),
}))

afterEach(() => {
  cleanup()
  shown.router.replace.mockClear()
})

/** On the screen of one address, the way back to another place in the history. */
function goBack({ from, to, state }: { from: string; to: string; state: unknown }) {
  const { pathname, search } = new URL(from, 'http://localhost')
  Object.assign(shown, { path: pathname, query: search })
  render(<WayBack>form</WayBack>)
  window.history.replaceState(state, '', to)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
  return shown.router.replace.mock.calls.map(([address]) => String(address))
}

test('whoever goes back to a list that was opened by its address finds that list', () => {
  const list = '/admin/auth/blogs?depth=1&limit=25&page=3'

  expect(goBack({ from: '/admin/auth/blogs/edit/b1', to: list, state: null })).toEqual([list])
})

test.each([
  ['a place that Next knows', '/admin/auth/blogs/edit/b1', '/admin/auth/blogs', { __NA: true }],
  ['a heading of the same screen', '/admin/auth/blogs/edit/b1', '/admin/auth/blogs/edit/b1#text', null],
  ['the same list, its address written otherwise', '/admin/auth/blogs?q=a+b', '/admin/auth/blogs?q=a%20b', null],
])('the way back to %s is left to the browser', (_what, from, to, state) => {
  expect(goBack({ from, to, state })).toEqual([])
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LetGoOnLeaving } from './LetGoOnLeaving'

const shown = vi.hoisted(() => ({
  info: { collectionSlug: 'blogs', id: 'b1', documentLockState: { current: { user: null as unknown } } },
  auth: { user: { id: 'u1' } },
}))

vi.mock('@payloadcms/ui', () => ({ useAuth: () => shown.auth, useDocumentInfo: () => shown.info }))

const fetch = vi.fn(async (_path: string, _init?: RequestInit) => Response.json({ docs: [] }))

beforeEach(() => {
  window.history.pushState(null, '', '/admin/auth/blogs/edit/b1')
  vi.stubGlobal('fetch', fetch)
})

afterEach(() => {
  cleanup()
  fetch.mockClear()
  vi.unstubAllGlobals()
})

const letGo = () =>
  fetch.mock.calls.map(([path, init]) => [init?.method, ...new URL(path, 'http://x').searchParams.values()])

test.each([
  [
    'its form is left',
    () => {
      window.history.pushState(null, '', '/admin/auth/blogs')
      cleanup()
    },
  ],
  ['its tab is closed', () => void window.dispatchEvent(new Event('pagehide'))],
])('a document that somebody wrote in is let go of when %s', (_when, leave) => {
  shown.info.documentLockState.current.user = { id: 'u1' }
  render(<LetGoOnLeaving />)
  expect(letGo()).toEqual([])

  leave()

  expect(letGo()).toEqual([['DELETE', 'blogs', 'b1', 'u1']])
})

test('a form that is made anew goes on with what was written in it', () => {
  shown.info.documentLockState.current.user = { id: 'u1' }
  render(<LetGoOnLeaving />)

  window.history.pushState(null, '', '/admin/auth/blogs/edit/b1?locale=ar')
  cleanup()

  expect(letGo()).toEqual([])
})

test.each([
  ['was only looked at', null],
  ['a colleague has taken over', { id: 'u2' }],
])('a document that %s stays with whoever has it', (_how, user) => {
  shown.info.documentLockState.current.user = user
  render(<LetGoOnLeaving />)

  window.history.pushState(null, '', '/admin/auth/blogs')
  cleanup()

  expect(letGo()).toEqual([])
})

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '@diwan/shared/browser/HttpError'
import BlogSubmenu from './BlogSubmenu'

const KEY = 'app-submenu'
const data = (title: string) => [
  {
    category: { id: 'c1', title: 'Tax', slug: 'tax' },
    blogs: [
      { id: 'b1', slug: 'zakat', title, href: '/blog/zakat', excerpt: '', publishedAt: '2026-01-01T00:00:00.000Z' },
    ],
  },
]
const answering = (title: string) => vi.fn(async () => ({ success: true, data: data(title) }))
const failing = () => vi.fn(() => Promise.reject(new HttpError('Network Error')))
const store = (en: unknown) => localStorage.setItem(KEY, JSON.stringify({ data: { en }, timestamp: 1 }))

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('what is stored is shown first, then replaced by the answer, which is stored with its time', async () => {
  store(data('Old title'))
  let answer: (value: unknown) => void = () => {}
  render(<BlogSubmenu locale="en" client={() => new Promise((resolve) => (answer = resolve))} />)
  expect(await screen.findByText('Old title')).toBeDefined()
  answer({ success: true, data: data('New title') })
  expect(await screen.findByText('New title')).toBeDefined()
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({
    data: { en: data('New title') },
    timestamp: expect.any(Number),
  })
})

test('a failure is logged to the console only, and what is shown stays', async () => {
  store(data('Old title'))
  render(<BlogSubmenu locale="en" client={failing()} />)
  await waitFor(() => expect(console.error).toHaveBeenCalledWith('Error fetching global data', expect.anything()))
  expect(screen.getByText('Old title')).toBeDefined()
})

test.each(['{', '[]', '{"data":1,"timestamp":1}', '{"data":{"en":[{"x":1}]},"timestamp":1}'])(
  'corrupt storage %s is ignored',
  async (stored) => {
    localStorage.setItem(KEY, stored)
    render(<BlogSubmenu locale="en" client={answering('New title')} />)
    expect(await screen.findByText('New title')).toBeDefined()
  },
)

test('a full storage hides nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  render(<BlogSubmenu locale="en" client={answering('New title')} />)
  expect(await screen.findByText('New title')).toBeDefined()
})

test('an answer of another shape is a failure', async () => {
  render(<BlogSubmenu locale="en" client={async () => '<!doctype html>'} />)
  await waitFor(() => expect(console.error).toHaveBeenCalled())
})

test('the Arabic menu asks for Arabic, and keeps the English beside it', async () => {
  store(data('English'))
  const client = answering('عنوان')
  render(<BlogSubmenu locale="ar" client={client} />)
  expect(await screen.findByText('عنوان')).toBeDefined()
  expect(client).toHaveBeenCalledWith('/ar/blogs/menu-blogs')
  expect(JSON.parse(localStorage.getItem(KEY)!).data).toEqual({ en: data('English'), ar: data('عنوان') })
})

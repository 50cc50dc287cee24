import { toast } from '@payloadcms/ui'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownInPlace } from '@/admin/shownInPlace'
import { SessionWatch } from './SessionWatch'

const language = vi.hoisted(() => ({ now: 'en' }))

vi.mock('@payloadcms/ui', () => ({
  toast: { error: vi.fn() },
  useTranslation: () => ({ i18n: { language: language.now } }),
}))

const message = 'The service is not answering.'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message }, { status: 503 }))
  render(<SessionWatch>{null}</SessionWatch>)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  language.now = 'en'
})

test.each(['control', 'status'])('what somebody asked for and did not get (%s) is said', async (path) => {
  await fetch(`/api/publishing/${path}`)

  expect(toast.error).toHaveBeenCalledExactlyOnceWith(message, expect.anything())
})

test.each(['status', 'history', 'state?collection=blogs&id=b1'])(
  'what a screen asks again and again (%s), and tells of in its place, is not said over and over',
  async (path) => {
    expect((await fetch(`/api/publishing/${path}`, { headers: shownInPlace })).status).toBe(503)

    expect(toast.error).not.toHaveBeenCalled()
  },
)

test('what Payload shows of a save without a network is in the language of the reader', async () => {
  cleanup()
  language.now = 'ar'
  const gone = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(gone))
  render(<SessionWatch>{null}</SessionWatch>)

  await expect(fetch('/api/blogs/1?autosave=true', { method: 'PATCH' })).rejects.toMatchObject({
    message: 'خطأ في الشبكة',
    cause: gone,
  })
  expect(toast.error).not.toHaveBeenCalled()
})

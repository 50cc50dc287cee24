import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FreshForm } from './FreshForm'

const OPENED = '2026-11-30T10:00:00.000Z'
const LATER = '2026-11-30T10:05:00.000Z'

const form = vi.hoisted(() => ({ depth: 1, id: 'b1' as string | undefined, isModified: false, isProcessing: false }))
const refresh = vi.hoisted(() => vi.fn())
const setProcessing = vi.hoisted(() => vi.fn())

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ collectionSlug: 'blogs', id: form.id }),
  useEditDepth: () => form.depth,
  useForm: () => ({ getData: () => ({ updatedAt: '2026-11-30T10:00:00.000Z' }), setProcessing }),
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const fetch = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(async () => Response.json({ id: 'b1', updatedAt: LATER }))
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  Object.assign(form, { depth: 1, id: 'b1', isModified: false, isProcessing: false })
})

const comeBack = () => window.dispatchEvent(new Event('focus'))
const answered = async () => {
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  await fetch.mock.results[0]?.value
  await new Promise((resolve) => setTimeout(resolve))
}

test('a form whose document was saved elsewhere is loaded anew by whoever comes back to it', async () => {
  render(<FreshForm />)
  expect(fetch).not.toHaveBeenCalled()

  comeBack()

  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/blogs/b1?draft=true&depth=0&select[updatedAt]=true')
})

test.each([
  ['nobody saved it', async () => Response.json({ id: 'b1', updatedAt: OPENED })],
  ['it is gone', async () => Response.json({ errors: [] }, { status: 404 })],
  ['there is no network', () => Promise.reject(new Error('Network Error'))],
])('a form stays as it is when %s', async (_why, answer) => {
  fetch.mockImplementation(answer)
  render(<FreshForm />)

  comeBack()

  await answered().catch(() => undefined)
  expect(refresh).not.toHaveBeenCalled()
})

test.each([
  ['holds unsaved words', { isModified: true }],
  ['is being saved', { isProcessing: true }],
  ['adds a document', { id: undefined }],
  ['lies in a drawer', { depth: 2 }],
])('nothing is asked about a form that %s', (_how, change) => {
  Object.assign(form, change)
  render(<FreshForm />)

  comeBack()

  expect(fetch).not.toHaveBeenCalled()
})

test('words that are begun while the answer is on its way stay', async () => {
  const { rerender } = render(<FreshForm />)
  comeBack()
  form.isModified = true
  rerender(<FreshForm />)

  await answered()
  expect(refresh).not.toHaveBeenCalled()
})

test('nobody writes in a form while it is loaded anew, and the field that was written in has the focus again', async () => {
  const loaded = Promise.withResolvers<void>()
  function Page() {
    const [loading, setLoading] = useState<Promise<void> | null>(null)
    refresh.mockImplementationOnce(() => setLoading(loaded.promise))
    if (loading) use(loading)
    return (
      <>
        <input aria-label="Title" />
        <FreshForm />
      </>
    )
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
  )
  const field = screen.getByLabelText('Title')
  field.focus()

  comeBack()

  await waitFor(() => expect(setProcessing.mock.calls).toEqual([[true]]))
  field.blur()
  loaded.resolve()
  await waitFor(() => expect(setProcessing.mock.calls).toEqual([[true], [false]]))
  await waitFor(() => expect(document.activeElement).toBe(field))
})

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FreshForm } from './FreshForm'

const OPENED = '2026-11-30T10:00:00.000Z'
const LATER = '2026-11-30T10:05:00.000Z'

const form = vi.hoisted(() => ({ depth: 1, id: 'b1' as string | undefined, isModified: false, isProcessing: false }))
const formRef = vi.hoisted(() => ({ current: null as HTMLFormElement | null }))
const refresh = vi.hoisted(() => vi.fn())

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ collectionSlug: 'blogs', id: form.id }),
  useEditDepth: () => form.depth,
  useForm: () => ({ formRef, getData: () => ({ updatedAt: '2026-11-30T10:00:00.000Z' }) }),
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

test('nothing is asked about a form in a tab that is left', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  render(<FreshForm />)

  document.dispatchEvent(new Event('visibilitychange'))

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

test('nothing can be written into a form while it is loaded anew, and who stood in a field stands there again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  refresh.mockReturnValueOnce(promise)
  render(
    <form ref={formRef}>
      <input aria-label="Title" />
      <FreshForm />
    </form>,
  )
  screen.getByLabelText('Title').focus()

  comeBack()

  await waitFor(() => expect(formRef.current?.inert).toBe(true))
  // What browsers do with the focus of what is inert.
  screen.getByLabelText('Title').blur()
  resolve()
  await waitFor(() => expect(formRef.current?.inert).toBe(false))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})

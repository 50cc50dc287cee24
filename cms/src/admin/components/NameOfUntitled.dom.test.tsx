import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NameOfUntitled } from './NameOfUntitled'

const id = 'a'.repeat(24)
const form = vi.hoisted(() => ({ title: '', data: {} }))
const setDocumentTitle = vi.hoisted(() => vi.fn((title: string) => Object.assign(form, { title })))
// Payload's form, which puts the id where a title is missing.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ data: form.data }),
  useDocumentTitle: () => ({ title: form.title, setDocumentTitle }),
}))

const titled = (title: unknown) => {
  const fetch = vi.fn(async () => Response.json({ id, title }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setDocumentTitle.mockClear()
})

test('a form whose language has no title is named after the other language, also after Payload names it anew', async () => {
  form.title = id
  titled({ en: 'Zakat basics', ar: null })
  const { rerender } = render(<NameOfUntitled collection="blogs" id={id} />)
  await vi.waitFor(() => expect(form.title).toBe('Zakat basics'))

  // In the same moment in which it had been named: nothing else tells of that.
  Object.assign(form, { title: id, data: {} })
  rerender(<NameOfUntitled collection="blogs" id={id} />)

  await vi.waitFor(() => expect(form.title).toBe('Zakat basics'))
})

test('a form with a title of its own asks for nothing and keeps it', () => {
  form.title = 'أساسيات الزكاة'
  const fetch = titled({ en: 'Zakat basics' })
  render(<NameOfUntitled collection="blogs" id={id} />)

  expect(fetch).not.toHaveBeenCalled()
  expect(setDocumentTitle).not.toHaveBeenCalled()
})

test('a document without any title keeps its id', async () => {
  form.title = id
  const fetch = titled(undefined)
  render(<NameOfUntitled collection="keywords" id={id} />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())

  expect(setDocumentTitle).not.toHaveBeenCalled()
})

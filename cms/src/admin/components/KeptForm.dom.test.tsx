import { panelMessages } from '@diwan/shared/messages/panel'
import { toast } from '@payloadcms/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesOf } from '../messagesOf'
import { KeptForm } from './KeptForm'

type Values = Record<string, unknown>

const form = vi.hoisted(() => ({
  id: 'menu' as string | undefined,
  file: undefined as File | undefined,
  isModified: false,
  language: 'en' as 'en' | 'ar',
  keepsDrafts: false,
  savedDocumentData: {} as Values,
  user: 'mona',
  values: {} as Values,
}))
interface Chosen {
  value: File | undefined
}

const setModified = vi.hoisted(() => vi.fn())
const submit = vi.hoisted(() => vi.fn())
/** The server lays a form out; `null` is what Payload makes of a connection that breaks. */
const getFormState = vi.hoisted(() =>
  vi.fn(({ data }: { data: Values }): Promise<{ state: Values | null }> => Promise.resolve({ state: data })),
)

// The form and who is signed in are Payload's.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { error: vi.fn(), info: vi.fn() },
  useConfig: () => ({ getEntityConfig: () => ({ fields: [] }) }),
  useServerFunctions: () => ({ getFormState }),
  useAuth: () => ({ user: { id: form.user } }),
  useDocumentInfo: () => ({
    collectionSlug: 'categories',
    docConfig: { versions: { drafts: { autosave: form.keepsDrafts && { interval: 800 } } } },
    getDocPreferences: () => Promise.resolve({}),
    id: form.id,
    savedDocumentData: form.savedDocumentData,
  }),
  useForm: () => ({
    getData: () => form.values,
    submit,
    formRef: { current: null },
    getFields: () => ({ file: { value: form.file } }),
    replaceState: ({ file, ...values }: Values) =>
      Object.assign(form, { file: (file as Chosen | undefined)?.value, values }),
    setModified,
  }),
  useFormModified: () => form.isModified,
  useLocale: () => ({ code: 'en' }),
  useTranslation: () => ({ i18n: { language: form.language } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('./companyTime/CompanyZone', () => ({ useCompanyZone: () => 'Asia/Riyadh' }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  Object.assign(form, {
    file: undefined,
    keepsDrafts: false,
    id: 'menu',
    isModified: false,
    language: 'en',
    savedDocumentData: {},
    user: 'mona',
    values: {},
  })
})

const words = () => panelMessages[form.language].kept
const offer = () => screen.queryByRole('status')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Somebody opens a form with these values, writes others into it, and leaves it. */
function leave(opened: Values, written: Values, how: 'page' | 'screen' = 'page') {
  form.values = opened
  const { rerender, unmount } = render(<KeptForm />)
  Object.assign(form, { isModified: true, values: { ...opened, ...written } })
  rerender(<KeptForm />)
  if (how === 'page') window.dispatchEvent(new Event('pagehide'))
  // A page that is left is not taken down by React; what follows is another page.
  else unmount()
  Object.assign(form, { isModified: false, values: opened })
  const kept = { ...sessionStorage }
  cleanup()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value))
}

test.each([
  ['en', 'page'],
  ['en', 'screen'],
  ['ar', 'page'],
] as const)(
  'what was written and not saved is offered when the form is opened again (%s, %s)',
  async (language, how) => {
    form.language = language
    leave({ title: 'Tax', slug: 'tax' }, { title: 'Tax and zakat' }, how)
    // A colleague saved another field meanwhile.
    form.values = { title: 'Tax', slug: 'taxes' }

    render(<KeptForm />)
    expect(offer()?.textContent).toContain(words().found('').slice(0, 12))
    press(words().bringBack)

    await waitFor(() => expect(setModified).toHaveBeenCalledWith(true))
    expect(form.values).toEqual({ title: 'Tax and zakat', slug: 'taxes' })
    expect(offer()).toBeNull()
  },
)

const answering = (status: number) => {
  const send = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response(null, { status })))
  vi.stubGlobal('fetch', send)
  return send
}

test('what was written last in a form that keeps drafts by itself is kept as a draft when another screen is opened', async () => {
  Object.assign(form, { keepsDrafts: true, savedDocumentData: { updatedAt: '2026-01-01T00:00:00.000Z' } })
  const send = answering(200)

  leave({ title: 'Tax', slug: 'tax' }, { title: 'Zakat' }, 'screen')

  const [address, init] = send.mock.lastCall!
  expect(address).toMatch(/^\/api\/categories\/menu\?autosave=true&.*draft=true.*&locale=en$/)
  expect(JSON.parse(String(init.body))).toEqual({ title: 'Zakat', _status: 'draft' })
  expect(new Headers(init.headers).get('diwan-built-from')).toBe('2026-01-01T00:00:00.000Z')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('what was refused on leaving, because of what was saved elsewhere, is offered', async () => {
  Object.assign(form, { keepsDrafts: true, savedDocumentData: { updatedAt: '2026-01-01T00:00:00.000Z' } })
  const send = answering(412)

  leave({ title: 'Tax' }, { title: 'Zakat' }, 'screen')
  await Promise.all(send.mock.results.map(({ value }) => value as Promise<Response>))

  render(<KeptForm />)
  expect(offer()).not.toBeNull()
})

test.each([
  ['is saved by a button only', false, { title: 'Zakat' }],
  ['has nothing new', true, {}],
])('a form that %s saves nothing when it is left', (_which, keepsDrafts, written) => {
  Object.assign(form, { keepsDrafts, savedDocumentData: { updatedAt: '2026-01-01T00:00:00.000Z' } })
  const send = answering(200)

  leave({ title: 'Tax' }, written, 'screen')

  expect(send).not.toHaveBeenCalled()
})

test('what is discarded is not offered again', () => {
  leave({ title: 'Tax' }, { title: 'Zakat' })
  render(<KeptForm />)
  press(words().discard)
  cleanup()

  render(<KeptForm />)
  expect(offer()).toBeNull()
  expect(form.values).toEqual({ title: 'Tax' })
})

test('what was saved after all is not offered', () => {
  leave({ title: 'Tax' }, { title: 'Zakat' })
  form.values = { title: 'Zakat' }

  render(<KeptForm />)
  expect(offer()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('what is saved after a browser brought the page back is kept no longer', () => {
  form.values = { title: 'Tax' }
  const { rerender } = render(<KeptForm />)
  Object.assign(form, { isModified: true, values: { title: 'Zakat' } })
  rerender(<KeptForm />)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(1)

  Object.assign(form, { isModified: false, savedDocumentData: {} })
  rerender(<KeptForm />)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['a draft, which stays modified', true],
  ['what is published, which Payload takes for unmodified', false],
])('what a save did not keep, because the session had ended, is offered: %s', async (_what, isModified) => {
  form.values = { title: 'Tax', slug: 'tax' }
  const { rerender } = render(<KeptForm />)
  Object.assign(form, { isModified: true, values: { title: 'Zakat', slug: 'tax' } })
  rerender(<KeptForm />)
  form.isModified = false
  rerender(<KeptForm />)
  form.isModified = isModified
  rerender(<KeptForm />)
  window.dispatchEvent(new Event('pagehide'))
  const kept = { ...sessionStorage }
  cleanup()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value))
  Object.assign(form, { isModified: false, values: { title: 'Tax', slug: 'tax' } })

  render(<KeptForm />)
  press(words().bringBack)
  await waitFor(() => expect(form.values).toEqual({ title: 'Zakat', slug: 'tax' }))
})

test('what is written while a save is under way is not taken for saved', () => {
  form.values = { title: 'Tax' }
  const { rerender } = render(<KeptForm />)
  Object.assign(form, { isModified: true, values: { title: 'Zakat' } })
  rerender(<KeptForm />)
  Object.assign(form, { savedDocumentData: {}, values: { title: 'Zakat and VAT' } })
  rerender(<KeptForm />)
  window.dispatchEvent(new Event('pagehide'))

  expect(Object.values(sessionStorage).join()).toContain('Zakat and VAT')
})

test('a form that is left as it was opened keeps nothing', () => {
  form.values = { title: 'Tax' }
  render(<KeptForm />)
  window.dispatchEvent(new Event('pagehide'))

  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['another person', { user: 'sami' }],
  ['another document', { id: 'footer' }],
])('nothing of it is offered to %s', (_who, change) => {
  leave({ title: 'Tax' }, { title: 'Zakat' })
  Object.assign(form, change)

  render(<KeptForm />)
  expect(offer()).toBeNull()
})

test('what is written beside an offer that nobody answered is kept with it', async () => {
  leave({ title: 'Tax', intro: '' }, { title: 'Zakat' })
  leave({ title: 'Tax', intro: '' }, { intro: 'In short' })

  render(<KeptForm />)
  press(words().bringBack)
  await waitFor(() => expect(form.values).toEqual({ title: 'Zakat', intro: 'In short' }))
})

test('a chosen file is not kept: its bytes would be missing', async () => {
  leave({ alt: '' }, { alt: 'The office', file: new File(['a'], 'office.webp') })

  render(<KeptForm />)
  press(words().bringBack)
  await waitFor(() => expect(form.values).toEqual({ alt: 'The office' }))
})

test('what cannot be brought back at this moment stays on offer, and the form stays as it is', async () => {
  leave({ title: 'Tax' }, { title: 'Zakat' })
  render(<KeptForm />)
  getFormState.mockResolvedValueOnce({ state: null })
  press(words().bringBack)

  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(messagesOf('en').session.networkError))
  expect(form.values).toEqual({ title: 'Tax' })
  expect(sessionStorage).toHaveLength(1)
  press(words().bringBack)
  await waitFor(() => expect(form.values).toEqual({ title: 'Zakat' }))
})

test('a file that was chosen before words are brought back stays chosen', async () => {
  leave({ alt: '' }, { alt: 'The office' })
  const file = new File(['a'], 'office.webp')
  form.file = file
  render(<KeptForm />)
  press(words().bringBack)

  await waitFor(() => expect(form.values).toEqual({ alt: 'The office' }))
  expect(form.file).toBe(file)
})

test('words that are brought back into a form that keeps drafts are kept as one, even if it held them a moment before', async () => {
  leave({ title: 'Tax' }, { title: 'Zakat' })
  form.keepsDrafts = true

  render(<KeptForm />)
  press(words().bringBack)

  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  const [{ action, method }] = submit.mock.calls[0] as [{ action: string; method: string }]
  expect([method, action]).toEqual(['PATCH', expect.stringContaining('/api/categories/menu?autosave=true&')])
})

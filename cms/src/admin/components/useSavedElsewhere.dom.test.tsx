import { fieldsMessages } from '@diwan/shared/messages/fields'
import { panelMessages } from '@diwan/shared/messages/panel'
import { toast } from '@payloadcms/ui'
import { cleanup, render, waitFor } from '@testing-library/react'
import { reduceFieldsToValues } from 'payload/shared'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendSave } from '../formSaves'
import { useSavedElsewhere } from './useSavedElsewhere'
import type { Values } from './valuesThatDiffer'

type Fields = Record<string, { value: unknown }>

const form = vi.hoisted(() => ({ fields: {} as Fields, isModified: false }))
/** The server lays a form out; `null` is what Payload makes of a connection that breaks. */
const getFormState = vi.hoisted(() => vi.fn())
const refresh = vi.hoisted(() => vi.fn())
// The form is Payload's.
vi.mock('@payloadcms/ui', () => ({
  toast: { error: vi.fn(), info: vi.fn() },
  useConfig: () => ({
    getEntityConfig: () => ({
      fields: [
        { name: 'alt', type: 'text', label: 'Description' },
        { name: 'caption', type: 'text', label: 'Caption' },
      ],
    }),
  }),
  useDocumentInfo: () => ({ collectionSlug: 'media', id: 'm1', getDocPreferences: () => Promise.resolve({}) }),
  useForm: () => ({
    formRef: { current: null },
    getData: () => valuesOf(form.fields),
    getFields: () => form.fields,
    replaceState: (fields: Fields) => {
      // Payload's fields are there with the next drawing of the form only.
      form.fields = {}
      void Promise.resolve().then(() => (form.fields = fields))
    },
    setModified: (isModified: boolean) => (form.isModified = isModified),
    submit: vi.fn(),
  }),
  useLocale: () => ({ code: 'en' }),
  useServerFunctions: () => ({ getFormState }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const fieldsOf = (values: Values): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
const valuesOf = (fields: Fields) => reduceFieldsToValues(fields as never, true) as Values
const laidOut = ({ data }: { data: Values }) => Promise.resolve({ state: fieldsOf(data) })

const [OPENED, SAVED] = ['2026-11-30T10:00:00.000Z', '2026-11-30T10:05:00.000Z']
const opened = { alt: 'A field', caption: '', updatedAt: OPENED }

beforeEach(() => {
  form.isModified = true
  getFormState.mockImplementation(laidOut)
  const saved = { alt: 'A field', caption: 'From elsewhere', updatedAt: SAVED }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(saved)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const openedRef = { current: opened as Values }
function Form() {
  return useSavedElsewhere(openedRef, vi.fn())
}

/** Somebody presses “Save” in a form that is older than what was saved elsewhere. */
async function saveOlder(change: Values) {
  openedRef.current = opened
  form.fields = fieldsOf({ ...opened, ...change })
  render(<Form />)
  const body = new FormData()
  body.set('_payload', JSON.stringify({ ...opened, ...change }))
  const url = new URL('https://diwan.example/api/media/m1')
  const answer = await sendSave(url, { method: 'PATCH', body }, async () => Response.json({}, { status: 412 }))
  expect(answer.status).toBe(412)
}

test('a file that was chosen stays chosen, and the button can be pressed again', async () => {
  const file = new File(['a'], 'blue.webp')
  await saveOlder({ file })

  await waitFor(() => expect(toast.info).toHaveBeenCalledWith(panelMessages.en.elsewhere.takenIn('Caption')))
  expect(form.fields).toMatchObject({ caption: { value: 'From elsewhere' }, file: { value: file } })
  expect(form.isModified).toBe(true)
  expect(refresh).not.toHaveBeenCalled()
})

test('a form that cannot be laid out at this moment stays as it is, which whoever writes is told', async () => {
  getFormState.mockImplementationOnce(laidOut).mockResolvedValueOnce({ state: null })
  await saveOlder({ alt: 'My words' })

  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(fieldsMessages.en.faults.savedElsewhere))
  expect(valuesOf(form.fields)).toMatchObject({ alt: 'My words', caption: '', updatedAt: OPENED })
  // What came is still unknown to the form: the next save brings them together.
  expect(openedRef.current).toBe(opened)
})

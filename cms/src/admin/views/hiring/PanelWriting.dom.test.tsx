import { hiringMessages } from '@diwan/shared/messages/hiring'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import type { PanelData } from './panelData'
import { PanelWriting } from './PanelWriting'

const signedIn = vi.hoisted(() => ({ id: 'me' }))

// Who is signed in, and the language, are Payload's.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: signedIn }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

const words = hiringMessages.en.panel
const staff = [{ id: 'me', name: 'Huda Saleh' }]
const aPanel = (id = 'a1') =>
  ({
    id,
    stage: 'new',
    applicant: { isAnonymous: false },
    staff,
    meetings: [],
    colleagues: staff,
    interviews: [],
  }) as unknown as PanelData

/** The place to write in, as it is when the page was just loaded. */
function load(send = vi.fn().mockResolvedValue(true), id?: string) {
  cleanup()
  render(<PanelWriting panel={aPanel(id)} send={send} />)
  return send
}
const note = () => screen.getByRole<HTMLTextAreaElement>('combobox', { name: words.note })
const open = (tab: 'invite' | 'note' | 'received' | 'write') =>
  userEvent.click(screen.getByRole('tab', { name: words[tab] }))

beforeAll(withDialogs)
beforeEach(() => {
  signedIn.id = 'me'
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ success: true, language: 'en', templates: [] })),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a note half written is there after the page was loaded again, and after another tab was looked at', async () => {
  load()
  await userEvent.type(note(), 'Speaks four')
  load()
  expect(note().value).toBe('Speaks four')

  await open('write')
  await open('note')
  await userEvent.type(note(), ' languages')
  load()

  expect(note().value).toBe('Speaks four languages')
})

test('what the desk refuses stays as it was written; what it takes is gone', async () => {
  const send = load(vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true))
  await userEvent.type(note(), 'Call on Sunday')

  await userEvent.click(screen.getByRole('button', { name: words.addNote }))
  expect(note().value).toBe('Call on Sunday')
  load(send)
  expect(note().value).toBe('Call on Sunday')
  await userEvent.click(screen.getByRole('button', { name: words.addNote }))
  expect(note().value).toBe('')
  load(send)

  expect(note().value).toBe('')
})

test('a letter and an invitation are kept as notes are, each for itself', async () => {
  load()
  await open('write')
  fireEvent.change(screen.getByLabelText(words.subject), { target: { value: 'Your question' } })
  fireEvent.change(screen.getByLabelText(words.text), { target: { value: 'Dear Omar' } })
  await open('received')
  expect(screen.getByLabelText<HTMLInputElement>(words.subject).value).toBe('')
  await open('invite')
  fireEvent.change(screen.getByLabelText(`${words.times} 1`), { target: { value: '2026-03-09T10:30' } })
  fireEvent.change(screen.getByLabelText(words.place), { target: { value: 'Riyadh' } })
  load()

  await open('write')
  expect(screen.getByLabelText<HTMLInputElement>(words.subject).value).toBe('Your question')
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.text).value).toBe('Dear Omar')
  await open('invite')
  expect(screen.getByLabelText<HTMLInputElement>(`${words.times} 1`).value).toBe('2026-03-09T10:30')
  expect(screen.getByLabelText<HTMLInputElement>(words.place).value).toBe('Riyadh')
})

test('a draft is about one application, and is for nobody else who signs in', async () => {
  load()
  await userEvent.type(note(), 'For my eyes')

  load(undefined, 'a2')
  expect(note().value).toBe('')
  signedIn.id = 'colleague'
  load()
  expect(note().value).toBe('')
})

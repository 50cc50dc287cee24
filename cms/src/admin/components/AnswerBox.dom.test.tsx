import { deskMessages } from '@diwan/shared/messages/desk'
import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../tests/withDialogs'
import { AnswerBox } from './AnswerBox'

const form = vi.hoisted(() => ({ isModified: false, change: vi.fn(), drawAnew: vi.fn() }))
// Who is signed in, the enquiry and the language are Payload's.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useAuth: () => ({ user: { id: 'me' } }),
  useDocumentInfo: () => ({ id: 'c1' }),
  useForm: () => ({ dispatchFields: form.change }),
  useFormModified: () => form.isModified,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: form.drawAnew }) }))

const words = deskMessages.en
const templates = [
  { id: 't1', title: 'Thanks', subject: 'Thank you', text: 'We thank you.' },
  { id: 't2', title: 'Offer', subject: 'Our offer', text: 'We offer this.' },
]
let status = 200
let offered: string | undefined
const text = () => screen.getByLabelText<HTMLTextAreaElement>(words.text)
const load = () => {
  cleanup()
  render(<AnswerBox />)
}

beforeAll(withDialogs)
beforeEach(() => {
  status = 200
  offered = undefined
  form.isModified = false
  form.change.mockClear()
  form.drawAnew.mockClear()
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, { method }: RequestInit = {}) =>
      method === 'POST'
        ? Response.json(
            { success: status === 200, message: 'Sign in again.', status: 'answered', assignee: 'me' },
            { status },
          )
        : Response.json({ success: true, language: 'en', subject: offered, templates }),
    ),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('an answer half written is there after the page was loaded again, and after a session that had ended', async () => {
  const user = userEvent.setup()
  load()
  await user.type(screen.getByLabelText(words.subject), 'Your enquiry')
  await user.type(text(), 'Dear Sara')
  status = 401
  await user.click(screen.getByRole('button', { name: words.send }))
  load()
  expect(text().value).toBe('Dear Sara')

  status = 200
  await user.click(screen.getByRole('button', { name: words.send }))
  await screen.findByText(words.sent)
  load()

  expect(text().value).toBe('')
})

test('an answer has the subject that puts it below the receipt, unless its writer has another', async () => {
  offered = 'Re: We have received your message'
  const user = userEvent.setup()
  load()
  const subject = await screen.findByDisplayValue(offered)
  await user.type(text(), 'Dear Sara')
  await user.click(screen.getByRole('button', { name: words.send }))
  await screen.findByText(words.sent)
  const sent = () => JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body)) as Record<string, unknown>
  expect(sent()).toMatchObject({ subject: offered, text: 'Dear Sara' })

  await user.clear(subject)
  expect(screen.getByLabelText<HTMLInputElement>(words.subject).value).toBe('')
  await user.type(subject, 'Your visit')
  await user.type(text(), 'Until then')
  await user.click(screen.getByRole('button', { name: words.send }))
  await screen.findByText(words.sent)
  expect(sent()).toMatchObject({ subject: 'Your visit' })
})

test('what somebody has written is not replaced by a template unasked', async () => {
  const user = userEvent.setup()
  load()
  const choice = await screen.findByLabelText(words.template)

  await user.selectOptions(choice, 't1')
  await user.selectOptions(choice, 't2')
  expect(text().value).toBe('We offer this.')
  await user.type(text(), ' Today.')
  await user.selectOptions(choice, 't1')
  await user.click(screen.getByRole('button', { name: panelMessages.en.question.no }))
  expect(text().value).toBe('We offer this. Today.')
  await user.selectOptions(choice, 't1')
  await user.click(screen.getByRole('button', { name: words.replace }))

  expect(text().value).toBe('We thank you.')
})

test('an answer that goes while a note is not saved yet leaves the note, and marks the form as answered', async () => {
  const user = userEvent.setup()
  form.isModified = true
  load()
  await user.type(screen.getByLabelText(words.subject), 'Your enquiry')
  await user.type(text(), 'Dear Sara')
  await user.click(screen.getByRole('button', { name: words.send }))
  await screen.findByText(words.sent)

  expect(form.drawAnew).not.toHaveBeenCalled()
  const changes = form.change.mock.calls.map(([change]) => change as { path: string; value: string })
  expect(Object.fromEntries(changes.map(({ path, value }) => [path, value]))).toEqual({
    assignee: 'me',
    status: 'answered',
  })
})

test('an answer is shown at once where nothing waits to be saved', async () => {
  const user = userEvent.setup()
  load()
  await user.type(screen.getByLabelText(words.subject), 'Your enquiry')
  await user.type(text(), 'Dear Sara')
  await user.click(screen.getByRole('button', { name: words.send }))
  await screen.findByText(words.sent)
  expect(form.drawAnew).toHaveBeenCalled()
})

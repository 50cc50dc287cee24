import { hiringMessages } from '@diwan/shared/messages/hiring'
import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import { LetterForm } from './LetterForm'
import type { PanelData } from './panelData'

// Who is signed in, and the language, are Payload's.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 'me' } }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

const words = hiringMessages.en.panel
const templates = [
  { id: 't1', title: 'Being read', subject: 'نقرأ طلبكم', text: 'أهلًا سلمى' },
  { id: 't2', title: 'Welcome', subject: 'أهلًا بكم', text: 'يسعدنا انضمامكم' },
]
const fetched = vi.fn(async () => Response.json({ success: true, language: 'ar', templates }))
const text = () => screen.getByLabelText<HTMLTextAreaElement>(words.text)
const aForm = (direction: 'received' | 'send', send = vi.fn().mockResolvedValue(true)) => {
  render(<LetterForm panel={{ id: 'a1' } as PanelData} send={send} direction={direction} />)
  return send
}

beforeAll(withDialogs)
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a letter begins with a template in the language of the candidate, and goes as it was changed', async () => {
  const user = userEvent.setup()
  const send = aForm('send')

  await user.selectOptions(await screen.findByLabelText(words.template), 't1')
  expect(text().value).toBe('أهلًا سلمى')
  expect(text().dir).toBe('rtl')
  await user.type(text(), '!')
  await user.click(screen.getByRole('button', { name: words.send }))

  const letter = { direction: 'send', subject: 'نقرأ طلبكم', text: 'أهلًا سلمى!' }
  expect(send).toHaveBeenCalledWith('/api/applications/a1/mail', letter)
  expect(text().value).toBe('')
})

test('what somebody has written is not replaced unasked; one template by another is', async () => {
  const user = userEvent.setup()
  aForm('send')
  const choice = await screen.findByLabelText(words.template)

  await user.selectOptions(choice, 't1')
  await user.selectOptions(choice, 't2')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(text().value).toBe('يسعدنا انضمامكم')
  await user.type(text(), ' غدًا')
  await user.selectOptions(choice, 't1')
  await user.click(screen.getByRole('button', { name: panelMessages.en.question.no }))
  expect(text().value).toBe('يسعدنا انضمامكم غدًا')
  await user.selectOptions(choice, 't1')
  await user.click(screen.getByRole('button', { name: words.replace }))

  expect(text().value).toBe('أهلًا سلمى')
})

test('a mail that was received has no templates', async () => {
  aForm('received')

  expect(screen.getByRole('button', { name: words.save })).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

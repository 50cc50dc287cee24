import { deskMessages } from '@diwan/shared/messages/desk'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../tests/withDialogs'
import { SendAgain, SendAllAgain } from './SendAgain'

const mail = vi.hoisted(() => ({ status: 'failed' }))

// The form and its button are Payload's.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ id: 'm1', savedDocumentData: mail }),
  useTranslation: () => ({ i18n: { language: 'ar' } }),
}))

const words = deskMessages.ar.again
const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
const bodies = () => fetched.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [init.body] : []))

beforeAll(withDialogs)
beforeEach(() => {
  mail.status = 'failed'
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('a mail that was given up is sent again by one press, and says so', async () => {
  fetched.mockResolvedValue(Response.json({ success: true, count: 1, left: 0 }))
  render(<SendAgain />)
  await userEvent.click(screen.getByRole('button', { name: words.send }))

  expect((await screen.findByRole('status')).textContent).toBe(words.sent(1))
  expect(bodies()).toEqual([JSON.stringify({ ids: ['m1'] })])
  expect(screen.queryByRole('button')).toBeNull()
})

test('why it was not sent again is told, and it can be tried once more', async () => {
  fetched.mockResolvedValue(Response.json({ success: false, message: words.none }, { status: 409 }))
  render(<SendAgain />)
  await userEvent.click(screen.getByRole('button', { name: words.send }))

  expect((await screen.findByRole('alert')).textContent).toBe(words.none)
  expect(screen.getByRole('button', { name: words.send })).toBeTruthy()
})

test('beside a mail that was sent stands nothing', () => {
  mail.status = 'sent'
  render(<SendAgain />)
  expect(document.body.textContent).toBe('')
})

test('of more than go in one call the question names as many as go', async () => {
  fetched.mockResolvedValueOnce(Response.json({ totalDocs: 700 }))
  render(<SendAllAgain />)
  await userEvent.click(await screen.findByRole('button', { name: words.sendAll }))

  expect(screen.getByText(words.givenUp(700))).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: words.sureAll(500) })).toBeTruthy()
})

test('the list counts what was given up, and asks before all of it is sent again', async () => {
  fetched.mockResolvedValueOnce(Response.json({ totalDocs: 3 }))
  fetched.mockResolvedValue(Response.json({ success: true, count: 3, left: 0 }))
  render(<SendAllAgain />)
  await userEvent.click(await screen.findByRole('button', { name: words.sendAll }))
  expect(bodies()).toEqual([])
  const question = screen.getByRole('alertdialog', { name: words.sureAll(3) })
  await userEvent.click(screen.getAllByRole('button', { name: words.sendAll }).find((one) => question.contains(one))!)

  expect((await screen.findByRole('status')).textContent).toBe(words.sent(3))
  expect(bodies()).toEqual(['{}'])
})

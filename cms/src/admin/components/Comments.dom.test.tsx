import { reviewMessages } from '@diwan/shared/messages/review'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Comments } from './Comments'

vi.mock('@/admin/components/companyTime/CompanyZone', () => ({ useCompanyZone: () => 'Asia/Riyadh' }))

const words = reviewMessages.en.comments
// The newest last, as they were written.
let kept: { id: string; text: string; createdAt: string }[] = []
let isRefused = false
const sent: string[] = []

beforeEach(() => {
  kept = Array.from({ length: 60 }, (_, place) => ({
    id: `c${place}`,
    text: `Remark ${place}.`,
    createdAt: '2026-01-10T09:00:00.000Z',
  }))
  sent.length = 0
  isRefused = false
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body, method }: RequestInit = {}) => {
      if (method === 'GET') {
        const query = new URL(path, 'http://localhost').searchParams
        const docs = query.get('sort') === '-createdAt' ? kept.toReversed() : kept
        return Response.json({ docs: docs.slice(0, Number(query.get('limit'))) })
      }
      sent.push(`${method} ${String(body)}`)
      if (isRefused) return Response.json({ success: false, message: 'Sign in again.' }, { status: 401 })
      if (method === 'POST') kept.push({ id: 'new', text: 'Please look again.', createdAt: '2026-01-11T09:00:00.000Z' })
      return Response.json({ success: true })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the newest comment is always shown, as the last one', async () => {
  const user = userEvent.setup()
  render(<Comments collection="blogs" id="b1" language="en" />)
  expect(await screen.findByText('Remark 59.')).toBeTruthy()
  expect(screen.queryByText('Remark 9.')).toBeNull()

  await user.type(screen.getByLabelText(words.add), 'Please look again.')
  await user.dblClick(screen.getByRole('button', { name: words.send }))
  await screen.findByText('Please look again.', { selector: 'p' })
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Please look again.')
  expect(sent).toHaveLength(1)
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.add).value).toBe('')
})

test('a comment half written stays while another one is marked as done, and when it is refused', async () => {
  const user = userEvent.setup()
  render(<Comments collection="blogs" id="b1" language="en" />)
  await user.type(await screen.findByLabelText(words.add), 'One more')
  await user.click(screen.getAllByRole('button', { name: words.resolve })[0] as HTMLElement)
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.add).value).toBe('One more')

  isRefused = true
  await user.click(screen.getByRole('button', { name: words.send }))
  expect((await screen.findByRole('alert')).textContent).toBe('Sign in again.')
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.add).value).toBe('One more')
})

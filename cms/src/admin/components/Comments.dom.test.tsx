import { reviewMessages } from '@diwan/shared/messages/review'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Comments } from './Comments'

vi.mock('@/admin/components/companyTime/CompanyZone', () => ({ useCompanyZone: () => 'Asia/Riyadh' }))

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user }) }))

const user = vi.hoisted(() => ({ id: 'me', role: 'editor' }))
const words = reviewMessages.en.comments
// The newest last, as they were written.
let kept: { id: string; text: string; createdAt: string; by: { id: string; name: string } }[] = []
let isRefused = false
const sent: string[] = []

beforeEach(() => {
  kept = Array.from({ length: 60 }, (_, place) => ({
    id: `c${place}`,
    text: `Remark ${place}.`,
    createdAt: '2026-01-10T09:00:00.000Z',
    by: place % 2 ? { id: 'me', name: 'Huda' } : { id: 'other', name: 'Omar' },
  }))
  user.role = 'editor'
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
      if (method === 'POST') kept.push({ ...kept[1], id: 'new', text: 'Please look again.' } as (typeof kept)[number])
      return Response.json({ success: true })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the newest comment is always shown, as the last one', async () => {
  const person = userEvent.setup()
  render(<Comments collection="blogs" id="b1" language="en" />)
  expect(await screen.findByText('Remark 59.')).toBeTruthy()
  expect(screen.queryByText('Remark 9.')).toBeNull()

  await person.type(screen.getByLabelText(words.add), 'Please look again.')
  await person.dblClick(screen.getByRole('button', { name: words.send }))
  await screen.findByText('Please look again.', { selector: 'p' })
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Please look again.')
  expect(sent).toHaveLength(1)
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.add).value).toBe('')
})

test('a comment half written stays while another one is marked as done, and when it is refused', async () => {
  const person = userEvent.setup()
  render(<Comments collection="blogs" id="b1" language="en" />)
  await person.type(await screen.findByLabelText(words.add), 'One more')
  await person.click(screen.getAllByRole('button', { name: words.resolve })[0] as HTMLElement)
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.add).value).toBe('One more')

  isRefused = true
  await person.click(screen.getByRole('button', { name: words.send }))
  expect((await screen.findByRole('alert')).textContent).toBe('Sign in again.')
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.add).value).toBe('One more')
})

test('marking as done is offered to whoever wrote the comment and to administrators, whom it is not refused', async () => {
  render(<Comments collection="blogs" id="b1" language="en" />)
  expect(await screen.findAllByRole('button', { name: words.resolve })).toHaveLength(25)
  cleanup()

  user.role = 'admin'
  render(<Comments collection="blogs" id="b1" language="en" />)
  expect(await screen.findAllByRole('button', { name: words.resolve })).toHaveLength(50)
})

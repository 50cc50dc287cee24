import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SideBySide } from './SideBySide'

// Who is signed in is Payload's.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useAuth: () => ({ user: { id: 'me' } }),
}))

const words = dashboardMessages.en.translations
const fields = [{ path: 'title', label: 'Title', isLong: false, en: 'Zakat', ar: '' }]
const arabic = () => screen.getByLabelText<HTMLInputElement>(/العربية/)
const saving = () => screen.getByRole<HTMLButtonElement>('button', { name: words.saveDraft })
const open = (given = fields, id = 'b1') => {
  cleanup()
  render(<SideBySide collection="blogs" id={id} fields={given} hasDrafts language="en" />)
}
const sent: [string, unknown][] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body }: RequestInit = {}) => {
      sent.push([path, JSON.parse(String(body))])
      return Response.json({})
    }),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a translation that is not saved is there again after another screen was looked at, and nowhere else', async () => {
  const user = userEvent.setup()
  open()
  await user.type(arabic(), 'الزكاة')
  open(fields, 'b2')
  expect(arabic().value).toBe('')
  open()
  expect(arabic().value).toBe('الزكاة')

  await user.click(saving())
  await screen.findByText(words.draftSaved)
  expect(sent).toEqual([['/api/blogs/b1?locale=ar&depth=0&draft=true', { title: 'الزكاة' }]])
  expect(arabic().value).toBe('الزكاة')
  expect(saving().disabled).toBe(true)
  open([{ path: 'title', label: 'Title', isLong: false, en: 'Zakat', ar: 'زكاة الشركات' }])
  expect(arabic().value).toBe('زكاة الشركات')
})

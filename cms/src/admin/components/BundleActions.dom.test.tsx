import { bundleMessages } from '@diwan/shared/messages/bundles'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BundleActions } from './BundleActions'

const form = vi.hoisted(() => ({ isModified: false, drawAnew: vi.fn() }))
// The bundle, its form and the language are Payload's.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ id: 'b1' }),
  useFormModified: () => form.isModified,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: form.drawAnew }) }))

const words = bundleMessages.en.actions
const status = { publishAt: null, error: null, changes: 0, live: 0, release: null, timeZone: 'Asia/Riyadh' }
const sent: unknown[] = []
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  sent.length = 0
  form.isModified = false
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body, method }: RequestInit = {}) => {
      if (method === 'POST') sent.push([path, JSON.parse(String(body))])
      return Response.json({ success: true, state: 'collecting', ...status })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a bundle is planned from within its form by the button and by Enter, and the form is not sent', async () => {
  const user = userEvent.setup()
  const sendForm = vi.fn((event: Event) => event.preventDefault())
  const { container } = render(
    <form>
      <BundleActions />
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', sendForm)
  const time = await screen.findByLabelText(words.schedule)
  expect(container.querySelectorAll('form')).toHaveLength(1)
  expect(button(words.plan).disabled).toBe(true)

  fireEvent.change(time, { target: { value: '2027-01-05T10:00' } })
  await user.click(button(words.plan))
  await user.type(time, '{Enter}')

  const wish = ['/api/bundles/b1/schedule', { at: '2027-01-05T07:00:00.000Z' }]
  expect(sent).toEqual([wish, wish])
  expect(sendForm).not.toHaveBeenCalled()
})

test('a bundle that was changed and not saved is neither published nor planned, and says why', async () => {
  form.isModified = true
  render(<BundleActions />)
  expect(await screen.findByText(words.save)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(words.schedule), { target: { value: '2027-01-05T10:00' } })
  expect([button(words.publish).disabled, button(words.plan).disabled]).toEqual([true, true])
})

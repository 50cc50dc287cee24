import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { goTo } from '@diwan/shared/browser/goTo'
import { listKept } from '@diwan/shared/browser/keptSubmissions'
import ContactFormAr from './ContactFormAr'
import ContactFormEn from './ContactFormEn'
import type { ContactFormProps } from './contactFormProps'

vi.mock('@diwan/shared/browser/goTo', () => ({ goTo: vi.fn() }))

const topic = 'services:0123456789abcdef01234567'
const topics = [{ value: topic, label: 'Zakat and tax', group: 'services' as const }]
const fetchMock = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetchMock.mockResolvedValueOnce(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } }),
  )
const sent = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]![1]!.body)) as Record<string, unknown>
const keyOf = (call: number) => new Headers(fetchMock.mock.calls[call]![1]!.headers).get('idempotency-key')

// The form loads it when it is used; the first test should not wait for that.
beforeAll(() => import('@diwan/shared/contracts/contactForm'))
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockReset()
  vi.mocked(goTo).mockReset()
  localStorage.clear()
  sessionStorage.clear()
  document.title = 'Contact us'
  history.replaceState(null, '', '/contact-us')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function aForm(props: Partial<ContactFormProps> = {}) {
  const user = userEvent.setup()
  render(<ContactFormEn locale="en" page="/contact-us" topics={topics} {...props} />)
  const fill = async () => {
    await user.type(screen.getByLabelText('Full name'), 'Huda Al-Salem')
    await user.type(screen.getByLabelText('Email address'), 'huda@example.com')
    await user.type(screen.getByLabelText('Message'), 'We need help with zakat.')
    await user.click(screen.getByRole('checkbox'))
  }
  const submit = () => user.click(screen.getByRole('button', { name: /Send|Sending/ }))
  return { user, fill, submit }
}

test('who slips in the address is asked whether another one is meant, and takes it with one press', async () => {
  answer(201, { success: true, reference: 'DW-7K3M' })
  const { fill, submit, user } = await aForm()
  await fill()
  const email = screen.getByLabelText('Email address')
  await user.clear(email)
  await user.type(email, 'huda@gmial.com')
  await user.tab()

  await user.click(await screen.findByRole('button', { name: 'Did you mean huda@gmail.com?' }))

  expect(document.activeElement).toBe(email)
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await submit()
  await waitFor(() => expect(sent()).toMatchObject({ email: 'huda@gmail.com' }))
})

test('an address that looks like a slip is taken as it is written', async () => {
  answer(201, { success: true, reference: 'DW-7K3M' })
  const { fill, submit, user } = await aForm()
  await fill()
  const email = screen.getByLabelText('Email address')
  await user.clear(email)
  await user.type(email, 'huda@gmial.com')
  await submit()
  await waitFor(() => expect(sent()).toMatchObject({ email: 'huda@gmial.com' }))
})

test('a sent message leads to the thank-you page with its reference', async () => {
  answer(201, { success: true, reference: 'DW-7K3M' })
  const { fill, submit, user } = await aForm()
  await fill()
  await user.type(screen.getByLabelText(/Phone number/), '0501234567')
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thank-you?reference=DW-7K3M'))
  expect(sent()).toEqual({
    kind: 'contact',
    locale: 'en',
    page: '/contact-us',
    name: 'Huda Al-Salem',
    email: 'huda@example.com',
    phone: '+966501234567',
    message: 'We need help with zakat.',
    consent: 'true',
    website: '',
    openFor: expect.any(Number),
  })
})

test('faults are one summary with links, one message per field, and a title that says so', async () => {
  const { submit, user } = await aForm()
  await submit()
  const summary = screen.getByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(document.title).toBe('Error: Contact us')
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Enter your full name',
    'Enter your email address',
    'Enter your message',
    'Confirm that we may use your details to answer you',
  ])
  expect(screen.getByLabelText('Full name').getAttribute('aria-describedby')).toBe('contact-name-error')
  await user.click(screen.getByRole('link', { name: 'Enter your message' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  expect(fetchMock).not.toHaveBeenCalled()
})

test('what is agreed to is a sentence of its own, and the way to more about it another', async () => {
  await aForm()
  expect(screen.getByRole('checkbox', { name: 'You may use my details to answer me' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Read the privacy policy' }).closest('label')).toBeNull()
})

test('what the server refuses is shown at its field, and the values stay', async () => {
  answer(422, { success: false, message: 'x', errors: [{ path: 'email', message: 'Enter another address' }] })
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await screen.findByRole('link', { name: 'Enter another address' })
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Huda Al-Salem')
})

test('a second press while it is sent sends nothing', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => {}))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await submit()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDefined()
})

test('a lost answer is asked for again under the same key', async () => {
  vi.spyOn(globalThis, 'setTimeout')
  answer(503, { success: false, message: 'x' })
  answer(201, { success: true, reference: 'DW-7K3M' })
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalled(), { timeout: 3_000 })
  expect(keyOf(0)).toBe(keyOf(1))
  expect(keyOf(0)).toBeTruthy()
})

test('what cannot be delivered is kept on the device, and that is said', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await screen.findByText(/is kept on this device/)
  expect(listKept()).toMatchObject([{ url: '/api/contacts/submit', locale: 'en', body: { name: 'Huda Al-Salem' } }])
})

test('where nothing can be kept the form stays as it is and says it failed', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const { fill, submit } = await aForm()
  await fill()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await submit()
  await screen.findByText(/could not be sent/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('We need help with zakat.')
})

test('too many messages name the wait', async () => {
  answer(429, { success: false, message: 'x' }, { 'retry-after': '180' })
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await screen.findByText(/Try again in 3 minutes/)
})

test('the topic of the address is chosen', async () => {
  history.replaceState(null, '', `/contact-us?topic=${topic}`)
  await aForm()
  expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe(topic)
})

test('a report request asks for no message', async () => {
  answer(201, { success: true, reference: 'DW-1' })
  const report = '0123456789abcdef01234567'
  const { user } = await aForm({ kind: 'report-request', report, topics: [] })
  await user.type(screen.getByLabelText('Full name'), 'Huda')
  await user.type(screen.getByLabelText('Email address'), 'huda@example.com')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request the report' }))
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(sent()).toMatchObject({ kind: 'report-request', report })
})

test('the Arabic form speaks Arabic and leads to the Arabic page', async () => {
  answer(201, { success: true, reference: 'DW-1' })
  const user = userEvent.setup()
  render(<ContactFormAr locale="ar" page="/ar/contact-us" />)
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }))
  await screen.findByRole('link', { name: 'أدخل اسمك الكامل' })
  await user.type(screen.getByLabelText('الاسم الكامل'), 'هدى')
  await user.type(screen.getByLabelText('البريد الإلكتروني'), 'huda@example.com')
  await user.type(screen.getByLabelText('الرسالة'), 'مرحبا')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/ar/thank-you?reference=DW-1'))
})

test('what was changed after an answer that got lost is another submission, and the same again is not', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const { fill, submit, user } = await aForm()
  await fill()
  await submit()
  await screen.findByText(/could not be sent/)
  await submit()
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  await user.type(screen.getByLabelText('Message'), ' Please call.')
  await submit()
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3))

  expect(keyOf(1)).toBe(keyOf(0))
  expect(keyOf(2)).not.toBe(keyOf(0))
})

test('a second form of a kind on a page has ids of its own, and says which one it is', async () => {
  const request = (place?: number) => (
    <ContactFormEn locale="en" page="/guides" kind="report-request" report="0123456789abcdef01234567" place={place} />
  )
  const { container } = render(
    <>
      {request()}
      {request(2)}
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const places = [...container.querySelectorAll('form')].map((form) => new FormData(form).get('place'))
  expect(places).toEqual([null, '2'])
  await userEvent.type(screen.getAllByLabelText('Full name')[1]!, 'Huda')
  expect(screen.getAllByLabelText('Full name').map((field) => (field as HTMLInputElement).value)).toEqual(['', 'Huda'])
})

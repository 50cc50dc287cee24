import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { goTo } from '@diwan/shared/browser/goTo'
import { uploadFetch } from '@diwan/shared/browser/uploadFetch'
import ApplyForm from './ApplyFormEn'
import type { ApplyFormProps } from './applyFormProps'

vi.mock('@diwan/shared/browser/goTo', () => ({ goTo: vi.fn() }))
vi.mock('@diwan/shared/browser/uploadFetch', () => ({ uploadFetch: vi.fn() }))

const vacancy = '0123456789abcdef01234567'
const send = vi.fn<typeof fetch>()
let report: (fraction: number) => void = () => {}

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const cv = (name = 'cv.pdf', size = 2_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const sent = () => send.mock.calls[0]![1]!.body as FormData

// The form loads it when it is used; the first test should not wait for that.
beforeAll(() => import('./judgeApplication'))
beforeEach(() => {
  vi.mocked(uploadFetch).mockImplementation((onProgress) => {
    report = onProgress
    return send
  })
  send.mockReset()
  vi.mocked(goTo).mockReset()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function aForm(props: Partial<ApplyFormProps> = {}) {
  const user = userEvent.setup({ applyAccept: false })
  render(<ApplyForm locale="en" page="/job-details/tax-consultant" vacancy={vacancy} {...props} />)
  const fill = async () => {
    await user.type(screen.getByLabelText('Full name'), 'Huda')
    await user.type(screen.getByLabelText('Email address'), 'huda@example.com')
    await user.type(screen.getByLabelText('Phone number'), '0501234567')
    await user.upload(screen.getByLabelText('Your CV'), cv())
    await user.click(screen.getByLabelText(/consider this application/))
  }
  const submit = () => user.click(screen.getByRole('button', { name: /^Send/ }))
  return { user, fill, submit }
}

test('an application has at most eight fields, and goes out whole', async () => {
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const { fill, submit } = await aForm()
  expect(document.querySelectorAll('.field')).toHaveLength(8)
  await fill()
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thank-you?reference=DA-1&about=application'))
  expect(Object.fromEntries([...sent()].filter(([name]) => name !== 'cv'))).toEqual({
    locale: 'en',
    page: '/job-details/tax-consultant',
    vacancy,
    source: 'website',
    website: '',
    name: 'Huda',
    email: 'huda@example.com',
    phone: '+966501234567',
    city: '',
    coverLetter: '',
    consent: 'true',
    openFor: expect.stringMatching(/^\d+$/),
  })
  expect((sent().get('cv') as File).name).toBe('cv.pdf')
  expect(new Headers(send.mock.calls[0]![1]!.headers).get('idempotency-key')).toBeTruthy()
})

test.each([
  ['?source=linkedin&utm_source=mail', 'linkedin'],
  ['?utm_source=job%20fair%0A2026', 'job fair 2026'],
  [`?source=${'a'.repeat(200)}`, 'a'.repeat(120)],
  ['?source=%20', 'website'],
])('an address with %s says where the candidate comes from', async (search, source) => {
  history.replaceState(null, '', search)
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(sent().get('source')).toBe(source)
  history.replaceState(null, '', location.pathname)
})

test('faults come in the order of the form, and the chosen CV is kept across them', async () => {
  const { user, submit } = await aForm()
  await user.upload(screen.getByLabelText('Your CV'), cv())
  await submit()
  const lines = () => [...screen.getByRole('alert').querySelectorAll('a')].map((link) => link.textContent)
  expect(lines()).toEqual([
    'Enter your full name',
    'Enter your email address',
    'Enter your phone number',
    'Confirm that we may use your details to consider your application',
  ])
  expect(screen.getByText('Chosen: cv.pdf')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Your CV').files).toHaveLength(1)
})

test.each([
  ['nothing', undefined, 'Choose your CV'],
  ['an empty file', cv('cv.pdf', 0), 'The file is empty. Choose another one'],
  ['a program', cv('cv.exe'), 'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG'],
])('%s as CV is one clear fault', async (_name, file, message) => {
  const { user, submit } = await aForm()
  if (file) await user.upload(screen.getByLabelText('Your CV'), file)
  await submit()
  expect(screen.getByRole('link', { name: message })).toBeDefined()
})

test('a file that was saved again, moved or deleted after it was chosen is asked for again, and taken then', async () => {
  const unreadable = new DOMException('The file has changed', 'NotReadableError')
  const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(unreadable)
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const { fill, submit, user } = await aForm()
  await fill()
  await submit()
  await screen.findByRole('link', { name: 'The file was changed or moved after you chose it. Choose it again' })
  expect(send).not.toHaveBeenCalled()

  reading.mockRestore()
  await user.upload(screen.getByLabelText('Your CV'), cv())
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalled())
})

test('a file that the field holds is sent, whether or not the browser told that it was chosen anew', async () => {
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const { fill, submit, user } = await aForm()
  await fill()
  addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  await user.upload(screen.getByLabelText('Your CV'), cv('cv.pdf', 3_000))
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect((sent().get('cv') as File).size).toBe(3_000)
})

test('a required question must be answered, and answers go out by their key', async () => {
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const questions = [
    { key: 'licence', label: 'Do you hold a licence?', type: 'yes-no' as const, required: true },
    { key: 'notice', label: 'Notice period', type: 'text' as const },
  ]
  const { fill, submit, user } = await aForm({ questions })
  await fill()
  await submit()
  expect(screen.getByRole('link', { name: 'Answer this question' })).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Do you hold a licence?'), 'yes')
  await user.type(screen.getByLabelText(/Notice period/), 'Two months')
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect([sent().get('answers.licence'), sent().get('answers.notice')]).toEqual(['yes', 'Two months'])
})

test.each([
  ['asks more', 'answers.permit', 'Answer this question'],
  ['asks no longer for something', 'answers.notice', 'This field is not part of the form'],
  ['offers other choices', 'answers.licence', 'Answer this question'],
])('a vacancy that meanwhile %s answers on a page that asks what it asks now', async (_change, path, message) => {
  send.mockResolvedValueOnce(
    answer(422, { success: false, message: 'There is a problem', errors: [{ path, message }] }),
  )
  const sendPlain = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const questions = [
    { key: 'licence', label: 'Do you hold a licence?', type: 'yes-no' as const },
    { key: 'notice', label: 'Notice period', type: 'text' as const },
  ]
  const { fill, submit, user } = await aForm({ questions })
  await fill()
  await user.selectOptions(screen.getByLabelText(/Do you hold a licence/), 'yes')
  await submit()
  await waitFor(() => expect(sendPlain).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('link', { name: message })).toBeNull()
})

test('a question that is left unanswered is asked for in its place', async () => {
  const errors = [{ path: 'answers.notice', message: 'Answer this question' }]
  send.mockResolvedValueOnce(answer(422, { success: false, message: 'There is a problem', errors }))
  const sendPlain = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const { fill, submit } = await aForm({
    questions: [{ key: 'notice', label: 'Notice period', type: 'text' as const }],
  })
  await fill()
  await submit()
  expect(await screen.findByRole('link', { name: 'Answer this question' })).toBeDefined()
  expect(sendPlain).not.toHaveBeenCalled()
})

test('a question may ask for a file, judged like the CV, sent by its key and kept across faults', async () => {
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const questions = [{ key: 'certificate', label: 'Certificate', type: 'file' as const, required: true }]
  const { fill, submit, user } = await aForm({ questions })
  await fill()
  await submit()
  expect(screen.getByRole('link', { name: 'Answer this question' })).toBeDefined()
  await user.upload(screen.getByLabelText('Certificate'), cv('certificate.exe'))
  await submit()
  expect(screen.getByRole('link', { name: /must be a PDF/ })).toBeDefined()
  await user.upload(screen.getByLabelText('Certificate'), cv('certificate.pdf'))
  await submit()
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect((sent().get('answers.certificate') as File).name).toBe('certificate.pdf')
})

test('the progress of the upload is shown', async () => {
  send.mockReturnValueOnce(new Promise(() => {}))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  act(() => report(0.4))
  expect(screen.getByRole('progressbar', { name: 'Sending… 40%' })).toBeDefined()
})

test('a fault that the server finds in the file is shown at the file', async () => {
  const message = 'The file is protected by a password. Remove the password, or choose another file'
  send.mockResolvedValueOnce(answer(422, { success: false, message: 'x', errors: [{ path: 'cv', message }] }))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  expect(await screen.findByRole('link', { name: message })).toBeDefined()
})

test('a fault that belongs to no field, such as a closed vacancy, is said', async () => {
  const message = 'This vacancy no longer takes applications'
  send.mockResolvedValueOnce(answer(422, { success: false, message: 'x', errors: [{ path: 'vacancy', message }] }))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  expect(await screen.findByText(message)).toBeDefined()
})

test('offline, the application waits on the page and is sent when the connection is back', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send.mockResolvedValueOnce(answer(201, { success: true, reference: 'DA-1' }))
  const { fill, submit } = await aForm()
  await fill()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await submit()
  expect(await screen.findByText(/Keep this page open/)).toBeDefined()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thank-you?reference=DA-1&about=application'))
  const keys = send.mock.calls.map(([, init]) => new Headers(init!.headers).get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
})

test('an application that waits for a connection waits for the visitor instead when its file was changed meanwhile', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { fill, submit } = await aForm()
  await fill()
  await submit()
  await screen.findByText(/Keep this page open/)

  const unreadable = new DOMException('The file has changed', 'NotReadableError')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(unreadable)
  window.dispatchEvent(new Event('online'))

  await screen.findByRole('link', { name: 'The file was changed or moved after you chose it. Choose it again' })
  expect(screen.queryByText(/Keep this page open/)).toBeNull()
  expect(send).toHaveBeenCalledOnce()
})

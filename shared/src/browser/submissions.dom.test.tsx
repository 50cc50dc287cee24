import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Solution } from 'altcha-lib/types'
import { beforeEach, expect, test, vi } from 'vitest'
import { SAME_SUBMISSION_WINDOW } from '../spec/forms.ts'
import type { HttpClient } from './httpClient.ts'
import { HttpError } from './HttpError.ts'
import { keepSubmission, listKept, sendKept, type KeptSubmission } from './keptSubmissions.ts'
import { sendSubmission } from './sendSubmission.ts'
import { closeSubmissionKey, openSubmissionKey, submissionKeyOf } from './submissionKey.ts'

const aKept = (key: string, keptAt = Date.now()): KeptSubmission => ({
  key,
  url: '/api/contacts/submit',
  body: { name: 'Huda' },
  locale: 'en',
  keptAt,
})
const failing = (error: unknown) => sendSubmission('/x', {}, 'k', () => Promise.reject(error))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a form keeps its key over a reload, and gets another after it was sent', () => {
  const key = openSubmissionKey('contact')
  expect(openSubmissionKey('contact')).toBe(key)
  expect(openSubmissionKey('apply')).not.toBe(key)
  closeSubmissionKey('contact', `${key}-1`)
  expect(openSubmissionKey('contact')).not.toBe(key)
})

test('the same text sent again soon after it was sent is the same submission, another text or a later one is not', () => {
  vi.useFakeTimers()
  const sent = submissionKeyOf('contact', { message: 'Hello' })
  closeSubmissionKey('contact', sent)
  expect(submissionKeyOf('contact', { message: 'Hello' })).toBe(sent)
  expect(submissionKeyOf('contact', { message: 'Hello again' })).not.toBe(sent)
  vi.advanceTimersByTime(SAME_SUBMISSION_WINDOW)
  expect(submissionKeyOf('contact', { message: 'Hello' })).not.toBe(sent)
  vi.useRealTimers()
})

test('how a submission ended is said, never thrown', async () => {
  const done = await sendSubmission('/x', {}, 'k', async () => ({ success: true, reference: 'DW-1' }))
  expect(done).toEqual({ state: 'done', reference: 'DW-1' })
  expect(await sendSubmission('/x', {}, 'k', async () => '<html>')).toEqual({ state: 'unreachable' })
  expect(await failing(new HttpError('Network Error'))).toEqual({ state: 'unreachable' })
  expect(await failing(new HttpError('x', { status: 503 }))).toEqual({ state: 'unreachable' })
  expect(await failing(new HttpError('x', { status: 429, retryAfter: 120_000 }))).toEqual({
    state: 'tooMany',
    wait: 120_000,
  })
  const errors = [{ path: 'name', message: 'Enter your full name' }]
  expect(await failing(new HttpError('There is a problem', { status: 422, errors }))).toEqual({
    state: 'refused',
    message: 'There is a problem',
    errors,
  })
})

test('what is kept is sent once and said; what cannot be delivered stays', async () => {
  keepSubmission(aKept('a'))
  keepSubmission(aKept('a'))
  keepSubmission(aKept('b'))
  const tell = vi.fn()
  await sendKept(tell, async (_url, _body, key) =>
    key === 'a' ? { state: 'done', reference: 'DW-1' } : { state: 'unreachable' },
  )
  expect(tell).toHaveBeenCalledTimes(1)
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ key: 'a' }), { state: 'done', reference: 'DW-1' })
  expect(listKept().map(({ key }) => key)).toEqual(['b'])
})

test('a kept submission that is refused is said and not tried for ever', async () => {
  keepSubmission(aKept('a'))
  const tell = vi.fn()
  await sendKept(tell, async () => ({ state: 'refused', message: undefined, errors: [] }))
  expect(tell).toHaveBeenCalledTimes(1)
  expect(listKept()).toEqual([])
})

test.for([401, 403, 404, 405, 407])(
  'what something between us and the visitor answers with %s is no word about the message: it stays',
  async (status) => {
    keepSubmission(aKept('a'))
    const tell = vi.fn()

    await sendKept(tell, () => failing(new HttpError(`The server answered with status ${status}`, { status })))

    expect(tell).not.toHaveBeenCalled()
    expect(listKept().map(({ key }) => key)).toEqual(['a'])
  },
)

test('a kept application stays where the database of the browser cannot be opened just now', async () => {
  keepSubmission({ ...aKept('a'), hasForm: true })
  const tell = vi.fn()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('', 'UnknownError')
    },
  })

  await sendKept(tell, async () => ({ state: 'done', reference: 'DW-1' }))
  vi.unstubAllGlobals()

  expect(tell).not.toHaveBeenCalled()
  expect(listKept().map(({ key }) => key)).toEqual(['a'])
})

test('corrupt and outdated entries are left out', () => {
  localStorage.setItem('diwan-kept-submissions', '{"a":1}')
  expect(listKept()).toEqual([])
  localStorage.setItem(
    'diwan-kept-submissions',
    JSON.stringify([1, { key: 'x' }, aKept('old', Date.now() - 8 * 86_400_000)]),
  )
  expect(listKept()).toEqual([])
})

test('a device that cannot keep anything says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(keepSubmission(aKept('a'))).toBe(false)
  vi.restoreAllMocks()
})

test('a proof of work that the server asks for is done and sent with the same submission, once', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'secret',
  })
  const client = vi.fn<HttpClient>()
  const refusal = () => new HttpError('Prove it', { status: 428, data: { success: false, message: 'x', challenge } })
  client.mockRejectedValueOnce(refusal()).mockResolvedValueOnce({ success: true, reference: 'DW-1' })

  expect(await sendSubmission('/x', { name: 'Huda' }, 'k', client)).toEqual({ state: 'done', reference: 'DW-1' })

  const [, again] = client.mock.calls
  expect(again![1]).toMatchObject({ idempotencyKey: 'k', body: { name: 'Huda' } })
  const { proof } = again![1]!.body as { proof: string }
  const { solution } = JSON.parse(proof) as { solution: Solution }
  expect((await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: 'secret' })).verified).toBe(true)

  const form = new FormData()
  form.set('cv', new File(['x'], 'cv.pdf'))
  client.mockReset().mockRejectedValue(refusal())
  expect(await sendSubmission('/x', form, 'k', client)).toMatchObject({ state: 'tooMany' })
  expect(client).toHaveBeenCalledTimes(2)
  expect((client.mock.calls[1]![1]!.body as FormData).get('cv')).toBeInstanceOf(File)
})

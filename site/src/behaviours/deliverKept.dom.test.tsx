import { keepSubmission } from '@diwan/shared/browser/keptSubmissions'
import { submissionKeyOf } from '@diwan/shared/browser/submissionKey'
import { formAnswersMessages } from '@diwan/shared/messages/formAnswers'
import { beforeEach, expect, test, vi } from 'vitest'
import { deliverKept } from './deliverKept'

const body = { name: 'Huda', message: 'Please call me.' }
const notify = vi.fn()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  notify.mockReset()
  Object.assign(window, { diwan: { notify } })
})

const keep = (key: string) => {
  const about = { form: 'contact:', url: '/api/contacts/submit', locale: 'en', keptAt: Date.now() } as const
  keepSubmission({ ...about, key, body })
}

const answer = (status: number, data: unknown) => vi.stubGlobal('fetch', async () => Response.json(data, { status }))

test('the same words on another day are another message, though the first one waited on this device', async () => {
  const key = submissionKeyOf('contact:', body)
  keep(key)
  answer(201, { success: true, reference: 'DW-1' })

  await deliverKept()

  expect(notify).toHaveBeenCalledWith(formAnswersMessages.en.keptSent('DW-1'), false)
  // Soon after, in the same tab, they are the same.
  expect(submissionKeyOf('contact:', body)).toBe(key)
  sessionStorage.clear()
  expect(submissionKeyOf('contact:', body)).not.toBe(key)
})

test('whose kept message is not accepted reads why', async () => {
  keep('key')
  const errors = [{ path: 'topic', message: 'Choose a topic from the list' }]
  answer(422, { success: false, message: 'There is a problem', errors })

  await deliverKept()

  expect(notify).toHaveBeenCalledWith(
    'A message kept on this device was not accepted. Choose a topic from the list. Please write it again.',
    false,
  )
})

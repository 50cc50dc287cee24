import { expect, vi } from 'vitest'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { anApplication, applicantBy, applicationsOf, errorsIn, submit } from '../../tests/applying'

test('a vacancy that is closed, on hold, unpublished or unknown takes no application', async ({ api, payload }) => {
  const closed = await createVacancy(payload, { closesAt: new Date(Date.now() - 1_000).toISOString() })
  const onHold = await createVacancy(payload, { state: 'on-hold' })
  const later = await createVacancy(payload, { publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
  const faultOf = async (vacancy: string) => (await errorsIn(await submit(api, anApplication({ vacancy }))))[0]

  const message = 'This vacancy no longer takes applications. You are welcome to send us a speculative application'
  expect(await faultOf(closed.id)).toEqual({ path: 'vacancy', message })
  expect((await faultOf(onHold.id))?.message).toBe(message)
  expect((await faultOf(later.id))?.message).toBe('This vacancy does not exist')
  expect((await faultOf('ffffffffffffffffffffffff'))?.message).toBe('This vacancy does not exist')
})

test('a vacancy takes applications until its very second, and then offers a speculative one', async ({
  api,
  payload,
}) => {
  const closesAt = new Date(Date.now() + 86_400_000)
  const vacancy = (await createVacancy(payload, { closesAt: closesAt.toISOString() })).id
  vi.useFakeTimers({ toFake: ['Date'], now: closesAt.getTime() - 1 })
  const before = await submit(api, anApplication({ vacancy, email: 'early@example.com' }))
  vi.setSystemTime(closesAt)
  const after = await submit(api, anApplication({ vacancy, email: 'late@example.com' }))
  vi.useRealTimers()

  expect(before.status).toBe(201)
  expect(after.status).toBe(422)
  expect((await errorsIn(after))[0]?.message).toContain('speculative application')
  expect(await applicantBy(payload, 'late@example.com')).toBeUndefined()
})

test("the vacancy's own questions are judged, and stored with their words", async ({ api, payload }) => {
  const questions = [
    { key: 'notice', label: 'How long is your notice?', type: 'text' as const, required: true },
    { key: 'saudi', label: 'Are you in Saudi Arabia?', type: 'yes-no' as const },
  ]
  const vacancy = (await createVacancy(payload, { questions })).id
  const wrong = await submit(api, anApplication({ vacancy, 'answers.saudi': 'maybe', 'answers.other': 'x' }))
  expect((await errorsIn(wrong)).map(({ path }) => path).sort()).toEqual([
    'answers.notice',
    'answers.other',
    'answers.saudi',
  ])

  const email = 'answers@example.com'
  await submit(api, anApplication({ vacancy, email, 'answers.notice': 'One month', 'answers.saudi': 'yes' }))

  const [application] = await applicationsOf(payload, email)
  expect(application?.answers).toMatchObject([
    { key: 'notice', label: 'How long is your notice?', value: 'One month' },
    { key: 'saudi', value: 'yes' },
  ])
})

test('who answered a question that the vacancy asks no more is told so, where a person reads it', async ({
  api,
  payload,
}) => {
  const vacancy = await createVacancy(payload)
  const sent = { vacancy: vacancy.id, 'answers.notice': 'Two months' }

  const page = await submit(api, anApplication(sent), { Accept: 'text/html' })

  expect(page.status).toBe(422)
  const text = await page.text()
  expect(text).toContain('The vacancy no longer asks a question that you answered.')
  expect(text).not.toContain('not part of the form')
  expect(await errorsIn(await submit(api, anApplication(sent)))).toMatchObject([{ path: 'answers.notice' }])
})

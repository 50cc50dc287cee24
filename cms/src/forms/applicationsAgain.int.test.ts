import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect } from 'vitest'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import {
  anApplication,
  aPdf,
  applicantBy,
  applicationsOf,
  referenceIn,
  storedNames,
  submit,
} from '../../tests/applying'

test('what is known about a candidate is added to, never overwritten', async ({ api, payload }) => {
  const email = 'layla@example.com'
  await submit(
    api,
    anApplication({ name: 'Layla Ahmed', email, city: 'Riyadh', vacancy: (await createVacancy(payload)).id }),
  )
  await submit(
    api,
    anApplication({ name: 'L.', email: 'Layla@Example.com ', city: 'Dammam', talentPool: 'true', cv: aPdf('second') }),
  )
  await submit(
    api,
    anApplication({ name: 'L.', email, phone: '+966559876543', talentPool: 'false', cv: aPdf('third') }),
  )

  const applicant = await applicantBy(payload, email)
  expect(applicant).toMatchObject({ name: 'Layla Ahmed', city: 'Riyadh', phone: '+966501234567' })
  expect(applicant?.cvs).toHaveLength(3)
  const purposes = applicant?.consents?.map(({ purpose }) => purpose)
  expect(purposes).toEqual(['processing', 'processing', 'talent-pool', 'processing'])
  // The last one, which agreed to less, takes nothing back.
  expect(Date.parse(applicant?.retainUntil ?? '')).toBeGreaterThan(Date.now() + 364 * 86_400_000)
  expect(await applicationsOf(payload, email)).toHaveLength(3)
})

test('what was decided keeps the CV that it was decided on', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'decided@example.com'
  const first = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const [decided] = await applicationsOf(payload, email)
  await payload.update({ collection: 'applications', id: decided!.id, data: { stage: 'hired' } })

  const again = await submit(api, anApplication({ email, vacancy, cv: aPdf('better') }))

  expect(await referenceIn(again)).toBe(first)
  expect(await applicationsOf(payload, email)).toMatchObject([{ stage: 'hired', cv: decided!.cv }])
  expect((await applicantBy(payload, email))?.cvs).toHaveLength(2)
})

test('who withdrew and applies again is looked at anew', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'second-thoughts@example.com'
  const first = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const [withdrawn] = await applicationsOf(payload, email)
  await payload.update({ collection: 'applications', id: withdrawn!.id, data: { stage: 'withdrawn' } })

  const again = await submit(api, anApplication({ email, vacancy, cv: aPdf('better') }))

  expect(await referenceIn(again)).not.toBe(first)
  const stages = (await applicationsOf(payload, email)).map(({ stage }) => stage)
  expect(stages.toSorted()).toEqual(['new', 'withdrawn'])
})

test('who applies for the same vacancy again keeps the first reference', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'again@example.com'
  const first = await referenceIn(await submit(api, anApplication({ email, vacancy })))

  const again = await submit(api, anApplication({ email, vacancy, cv: aPdf('better') }))

  expect(again.status).toBe(201)
  expect(await referenceIn(again)).toBe(first)
  const [application, ...others] = await applicationsOf(payload, email)
  expect(others).toEqual([])
  expect(application?.notes).toHaveLength(1)
  const cvs = (await applicantBy(payload, email))?.cvs
  expect(cvs).toHaveLength(2)
  expect(application?.cv).toBe(cvs?.[1])
  const panelIn = async (language: string) =>
    (
      await api.fetch(`/api/applications/${application?.id}/panel`, {
        headers: { ...(await api.as('recruiter')), 'Accept-Language': language },
      })
    ).text()
  expect(await panelIn('en')).toContain(hiringMessages.en.panel.appliedAgain)
  expect(await panelIn('ar')).toContain(hiringMessages.ar.panel.appliedAgain)
})

test('the owner of the vacancy is told when somebody applies again, once for each time', async ({ api, payload }) => {
  const owner = await createUser(payload, { role: 'recruiter' })
  const { id: vacancy } = await createVacancy(payload, { owner: owner.id })
  const email = 'persistent@example.com'
  const reference = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const again = () =>
    submit(api, anApplication({ email, vacancy, cv: aPdf('better') }), { 'Idempotency-Key': 'persistent' })

  await again()
  await again()

  const where = { to: { equals: owner.email } }
  const { docs } = await payload.find({ collection: 'mails', where, sort: 'createdAt' })
  expect(docs.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Omar Hassan applied for /) as string,
    expect.stringMatching(/^Omar Hassan applied again for /) as string,
  ])
  expect(docs[1]?.text).toContain(reference)
})

test('who applied twice and sends either again is still told the first reference, and nothing is added', async ({
  api,
  payload,
}) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'either@example.com'
  const send = (key: string, cv: File) => submit(api, anApplication({ email, vacancy, cv }), { 'Idempotency-Key': key })
  const first = await referenceIn(await send('first', aPdf('first')))
  await send('second', aPdf('second'))

  const repeats = [await send('first', aPdf('first')), await send('second', aPdf('second'))]

  for (const repeat of repeats) expect(await referenceIn(repeat)).toBe(first)
  const [application, ...others] = await applicationsOf(payload, email)
  expect(others).toEqual([])
  expect(application?.notes).toHaveLength(1)
  const cvs = (await applicantBy(payload, email))?.cvs
  expect(cvs).toHaveLength(2)
})

test('an application that was stored is still answered so after its vacancy has closed', async ({ api, payload }) => {
  const { id: vacancy } = await createVacancy(payload)
  const send = () =>
    submit(api, anApplication({ email: 'late-answer@example.com', vacancy }), { 'Idempotency-Key': 'late' })
  const first = await referenceIn(await send())
  await payload.update({ collection: 'vacancies', id: vacancy, data: { state: 'closed', _status: 'published' } })

  const again = await send()

  expect(again.status).toBe(201)
  expect(await referenceIn(again)).toBe(first)
})

test('ten attempts with one key are one application and one file', async ({ api, payload }) => {
  const before = (await storedNames()).length
  const headers = { 'Idempotency-Key': 'apply-once', 'X-Forwarded-For': '10.0.0.1' }
  const email = 'key@example.com'

  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(api, anApplication({ email }), headers)))

  expect(new Set(await Promise.all(answers.map(referenceIn))).size).toBe(1)
  expect(await applicationsOf(payload, email)).toHaveLength(1)
  expect(await storedNames()).toHaveLength(before + 1)
})

import { DAY } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { writeSettings } from '../../tests/builders/writeSettings'
import { test } from '../../tests/test'
import { selfServiceLink } from './candidate/selfServiceLink'
import { ROBOT } from './robots'
import { pageText, pathOf, post, withdraw } from '../../tests/candidatePages'
import { mailsTo } from '../../tests/mailsTo'

test('who withdraws is asked first, in the language of the page and about that application; a slip withdraws nothing', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload)
  const vacancy = (await createVacancy(payload, { title: 'Pension <analyst>' })).id
  const { id, reference } = await createApplication(payload, { applicant: applicant.id, vacancy })
  const other = await createApplication(payload)
  const path = pathOf(selfServiceLink(applicant))
  const inArabic = hiringMessages.ar.candidate.withdrawing

  const [, link = ''] = /href="([^"]+)">Withdraw this application</.exec(await pageText(api, `${path}?lang=en`)) ?? []
  const page = await pageText(api, link)
  const slip = await post(api, `${path}/withdraw?lang=ar`, { application: id })

  for (const text of ['Withdraw this application?', 'Pension &lt;analyst&gt;', reference]) expect(page).toContain(text)
  expect(page).toContain('It cannot be brought back')
  const asked = slip.headers.get('Location') ?? ''
  expect(await pageText(api, asked)).toContain(inArabic.title)
  expect(await payload.findByID({ collection: 'applications', id })).toMatchObject({ stage: 'new' })
  const foreign = await api.fetch(`${path}/withdraw/${other.id}`, { redirect: 'manual' })
  expect(foreign.headers.get('Location')).toContain('done=decided')
  await withdraw(api, path, id)
  expect((await api.fetch(link, { redirect: 'manual' })).headers.get('Location')).toContain('done=decided')
})

test('who withdraws while a decline can still be taken back does not learn of it, and is not declined afterwards', async ({
  api,
  payload,
}) => {
  const data = { title: 'Not a fit' }
  const reason = (await payload.create({ collection: 'rejection-reasons', data, locale: 'en' })).id
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id, stage: 'screening' })
  const path = pathOf(selfServiceLink(applicant))
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 60 } })
  await api.post(`/api/applications/${id}/move`, { stage: 'rejected', revision: 0, reason }, await api.as('recruiter'))

  const asked = await api.fetch(`${path}/withdraw/${id}`, { redirect: 'manual' })
  const withdrawn = await withdraw(api, path, id)

  expect(asked.status).toBe(200)
  expect(withdrawn.headers.get('Location')).toContain('done=withdrawn')
  expect(await payload.findByID({ collection: 'applications', id })).toMatchObject({ stage: 'withdrawn' })
})

test('the owner of the vacancy is told once who withdraws, and the team where it has no owner', async ({
  api,
  payload,
}) => {
  await writeSettings(payload, { email: 'team@rasikh.example' })
  const owner = await createUser(payload, { role: 'recruiter', name: 'Noura Fahad' })
  const applicant = await createApplicant(payload, { name: 'Salma Nasser' })
  const vacancy = (await createVacancy(payload, { owner: owner.id })).id
  const owned = await createApplication(payload, { applicant: applicant.id, vacancy, stage: 'interview' })
  const speculative = await createApplication(payload, { applicant: applicant.id })
  const path = pathOf(selfServiceLink(applicant))

  for (const { id } of [owned, owned, speculative]) await withdraw(api, path, id)

  const [toOwner, ...more] = await mailsTo(payload, owner.email)
  expect(more).toEqual([])
  expect(toOwner?.subject).toContain(owned.reference)
  expect(toOwner?.text).toContain(`${owned.reference}. It stood in the stage “Interview”`)
  expect(toOwner?.text).toContain(hiringMessages.ar.withdrawn.body(owned.reference, hiringMessages.ar.stages.interview))
  expect(toOwner?.text).toContain(`?open=${owned.id}`)
  expect(toOwner?.text).not.toContain('Salma')
  const toTeam = await mailsTo(payload, 'team@rasikh.example')
  expect(toTeam.map(({ subject }) => subject.includes(speculative.reference))).toEqual([true])
})

test('who withdraws calls the interview off: nobody writes that we did, and the interviewers hear of it', async ({
  api,
  payload,
}) => {
  const interviewer = await createUser(payload, { role: 'editor' })
  const applicant = await createApplicant(payload)
  const { id: application, reference } = await createApplication(payload, { applicant: applicant.id })
  const at = new Date(Date.now() + 2 * DAY).toISOString()
  const times = { proposedTimes: [{ at }], confirmedAt: at, interviewers: [interviewer.id] }
  await payload.create({ collection: 'interviews', data: { application, state: 'confirmed', ...times } })

  await withdraw(api, pathOf(selfServiceLink(applicant)), application)

  const toCandidate = (await mailsTo(payload, applicant.email)).map(({ text }) => text).join()
  expect(toCandidate).toContain('You have withdrawn your application, so the interview')
  expect(toCandidate).not.toContain('We have to cancel')
  const [toInterviewer, ...others] = await mailsTo(payload, interviewer.email)
  expect(toInterviewer?.text).toContain(`${reference}: the candidate has withdrawn the application`)
  expect(others).toEqual([])
})

test('who withdraws after an interview that was held calls nothing off', async ({ api, payload }) => {
  const interviewer = await createUser(payload, { role: 'recruiter' })
  const applicant = await createApplicant(payload)
  const { id: application } = await createApplication(payload, { applicant: applicant.id })
  const at = new Date(Date.now() - DAY).toISOString()
  const times = { proposedTimes: [{ at }], confirmedAt: at, interviewers: [interviewer.id] }
  const data = { application, state: 'confirmed' as const, ...times }
  const { id } = await payload.create({ collection: 'interviews', data })

  await withdraw(api, pathOf(selfServiceLink(applicant)), application)

  expect(await payload.findByID({ collection: 'applications', id: application })).toMatchObject({ stage: 'withdrawn' })
  expect(await payload.findByID({ collection: 'interviews', id })).toMatchObject({ state: 'confirmed' })
  expect(await mailsTo(payload, interviewer.email)).toEqual([])
  expect(await mailsTo(payload, applicant.email)).toEqual([])
})

test('nobody at the desk takes a withdrawal back', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  await withdraw(api, pathOf(selfServiceLink(applicant)), id)
  const read = () => payload.findByID({ collection: 'applications', id, depth: 0 })
  const { revision } = await read()

  const undone = await api.post(`/api/applications/${id}/undo`, { revision }, await api.as('recruiter'))

  expect(undone.status).toBe(422)
  expect(await read()).toMatchObject({ stage: 'withdrawn', revision })
})

test('nobody at the desk hears that what a robot sent was withdrawn', async ({ api, payload }) => {
  const owner = await createUser(payload, { role: 'recruiter' })
  const applicant = await createApplicant(payload)
  const vacancy = (await createVacancy(payload, { owner: owner.id })).id
  const { id } = await createApplication(payload, { applicant: applicant.id, vacancy, source: ROBOT })

  await withdraw(api, pathOf(selfServiceLink(applicant)), id)

  expect(await payload.findByID({ collection: 'applications', id })).toMatchObject({ stage: 'withdrawn' })
  expect(await mailsTo(payload, owner.email)).toEqual([])
})

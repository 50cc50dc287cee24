import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { SETTINGS_REMEMBERED_FOR } from '@diwan/shared/spec/mail'
import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { sentWords } from '../../tests/sentWords'
import { createVacancy } from '../../tests/builders/createVacancy'
import { teamAddress } from '@/email/teamAddress'
import { longTime } from '@/recruitment/longDate'
import { test } from '../../tests/test'
import { env } from '@/env'
import type { Submission } from '@/forms/submission'
import { privateFiles } from '@/files/store/stores'
import { announceVacancies } from './alerts/announceVacancies'
import { candidateActions } from './candidate/actions'
import { selfServiceLink } from './candidate/selfServiceLink'
import { interviewLink } from './interviews/interviewLink'
import { eraseApplicant } from './privacy/eraseApplicant'
import { signToken } from './candidate/signedToken'

const pathOf = (address: string) => address.replace(env.SITE_URL, '')

const post = (api: Api, path: string, fields: Record<string, string | File> = {}) => {
  const hasFile = Object.values(fields).some((value) => value instanceof File)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const body = hasFile ? form : new URLSearchParams(fields as Record<string, string>)
  return api.fetch(path, { method: 'POST', body, headers: { Accept: 'text/html' } })
}

const withdraw = (api: Api, path: string, application: string) =>
  post(api, `${path}/withdraw`, { application, sure: 'yes' })

const pageText = async (api: Api, path: string) => (await api.fetch(path)).text()

const mailsTo = async (payload: Payload, to: string) =>
  (await payload.find({ collection: 'mails', where: { to: { equals: to } }, sort: 'createdAt' })).docs as MailDoc[]

const linkIn = async (payload: Payload, mail: MailDoc | undefined) =>
  pathOf(/http\S+\/api\/\S+/.exec(await sentWords(payload, mail))?.[0] ?? '')

test('a candidate sees the true stage in plain words, in both languages, and nobody without the link does', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { name: 'Salma <b>Nasser' })
  const vacancy = (await createVacancy(payload, { title: 'Zakat consultant' })).id
  await createApplication(payload, { applicant: applicant.id, vacancy, stage: 'screening' })
  const path = pathOf(selfServiceLink(applicant))

  const response = await api.fetch(path)

  const text = await response.text()
  expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(text).toContain('We are reading your application.')
  expect(text).toContain('Zakat consultant')
  expect(text).toContain('Salma &lt;b&gt;Nasser')
  expect(await pageText(api, `${path}?lang=ar`)).toContain('نقرأ طلبكم الآن.')
  expect((await api.fetch(`${path.slice(0, -2)}xx`)).status).toBe(410)
  expect((await api.fetch(`/api/candidate/${signToken('candidate', applicant.id, -1)}`)).status).toBe(410)
})

test('a decline is not told before it can no longer be taken back', async ({ api, payload }) => {
  const { docs } = await payload.find({ collection: 'rejection-reasons', limit: 1 })
  const reason =
    docs[0]?.id ??
    (await payload.create({ collection: 'rejection-reasons', data: { title: 'Other' }, locale: 'en' })).id
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id, stage: 'screening' })
  const path = pathOf(selfServiceLink(applicant))
  await api.post(`/api/applications/${id}/move`, { stage: 'rejected', revision: 0, reason }, await api.as('recruiter'))

  expect(await pageText(api, path)).toContain('We are reading your application.')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 0 } })
  expect(await pageText(api, path)).toContain('go on with other candidates')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 60 } })
})

test('a candidate withdraws, corrects, keeps for longer and sends a newer CV, each without an account', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { retainUntil: new Date(Date.now() + DAY).toISOString() })
  const other = await createApplication(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const path = pathOf(selfServiceLink(applicant))
  const read = () => payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })

  await post(api, `${path}/details`, { name: 'Omar H.', phone: '050 123 4567', city: 'Abha' })
  await post(api, `${path}/keep`)
  const cv = new File(['%PDF-1.7\n% newer\n%%EOF'], 'newer.pdf', { type: 'application/pdf' })
  const sent = await post(api, `${path}/cv`, { cv })
  expect(sent.headers.get('Location')).toContain('done=')
  const withdrawn = await withdraw(api, path, id)
  const foreign = await withdraw(api, path, other.id)

  expect(await read()).toMatchObject({ name: 'Omar H.', phone: '+966501234567', city: 'Abha' })
  expect(Date.parse((await read()).retainUntil ?? '')).toBeGreaterThan(Date.now() + 364 * DAY)
  expect(withdrawn.headers.get('Location')).toContain('done=withdrawn')
  expect(await payload.findByID({ collection: 'applications', id })).toMatchObject({ stage: 'withdrawn' })
  expect(foreign.headers.get('Location')).toContain('done=decided')
  expect(await payload.findByID({ collection: 'applications', id: other.id })).toMatchObject({ stage: 'new' })
})

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

test('what a candidate sends from two tabs at once is all kept', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const path = pathOf(selfServiceLink(applicant))
  const aCv = (name: string) => new File([`%PDF-1.7\n% ${name}\n%%EOF`], `${name}.pdf`, { type: 'application/pdf' })

  await Promise.all([
    post(api, `${path}/cv`, { cv: aCv('one') }),
    post(api, `${path}/cv`, { cv: aCv('two') }),
    post(api, `${path}/keep`),
    post(api, `${path}/keep`),
  ])

  const { consents, cvs } = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  expect(cvs).toHaveLength(2)
  expect(consents).toHaveLength(2)
})

test('a CV that arrives while its sender is erased is not kept', async ({ payload }) => {
  const applicant = await createApplicant(payload)
  await eraseApplicant(payload, applicant.id, 'request')
  const storedNames = async () => (await privateFiles().list()).map(({ name }) => name)
  const before = await storedNames()
  const bytes = Buffer.from('%PDF-1.7\n% late\n%%EOF')
  const sent: Submission = {
    fields: {},
    files: new Map([['cv', { name: 'late.pdf', size: bytes.length, bytes }]]),
    ...{ locale: 'en', page: undefined, wantsPage: true, address: '127.0.0.1', key: undefined },
    ...{ isSpam: false, openFor: undefined, proof: undefined },
  }

  await candidateActions.cv?.(payload, applicant, sent)

  expect(await storedNames()).toEqual(before)
})

test('a candidate in the talent pool may stay for another year as well as leave', async ({ api, payload }) => {
  const consent = { purpose: 'talent-pool' as const, textVersion: '1', at: new Date().toISOString() }
  const inPool = pathOf(selfServiceLink(await createApplicant(payload, { consents: [consent] })))
  const outside = pathOf(selfServiceLink(await createApplicant(payload)))

  const text = await pageText(api, inPool)

  expect(text).toContain('Keep my details for another year')
  expect(text).toContain('Do not keep my details for other positions')
  expect(await pageText(api, `${inPool}?lang=ar`)).toMatch(/احتفظوا ببياناتي سنة أخرى[^]*لا تحتفظوا ببياناتي/)
  expect(await pageText(api, outside)).toContain('Keep my details for another year')
  expect(await pageText(api, outside)).not.toContain('Do not keep my details')
})

test('a candidate finds open interviews on their page, and none that are over', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const [open, decided] = [
    await createApplication(payload, { applicant: applicant.id, stage: 'interview' }),
    await createApplication(payload, { applicant: applicant.id, stage: 'hired' }),
  ]
  const path = pathOf(selfServiceLink(applicant))
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const interview = (application: string, days: number) =>
    payload.create({
      collection: 'interviews',
      data: { application, state: 'proposed', proposedTimes: [{ at: inDays(days) }] },
    })
  const { id } = await interview(open.id, 2)
  await interview(open.id, -2)
  await interview(decided.id, 2)

  const links = (await pageText(api, path)).match(/href="[^"]+">Choose a time for your interview/g)
  expect(links).toHaveLength(1)
  expect(await pageText(api, pathOf(/"(.+?)"/.exec(links?.[0] ?? '')?.[1] ?? ''))).toContain('Take this time')
  expect(await pageText(api, `${path}?lang=ar`)).toContain('اختاروا موعدًا لمقابلتكم')

  await payload.update({ collection: 'interviews', id, data: { state: 'confirmed', confirmedAt: inDays(2) } })
  expect(await pageText(api, path)).toMatch(/Agreed: [^<]+<a href="[^"]+">Choose another time/)
})

test('a candidate takes everything along and then erases it; the link opens nothing any more', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { name: 'Erased Person' })
  const { reference } = await createApplication(payload, { applicant: applicant.id, coverLetter: 'My own words' })
  const path = pathOf(selfServiceLink(applicant))

  const zip = Buffer.from(await (await api.fetch(`${path}/export`)).arrayBuffer()).toString('latin1')
  expect(zip.startsWith('PK')).toBe(true)
  for (const part of ['data.json', 'My own words', reference, applicant.email]) expect(zip).toContain(part)

  expect((await post(api, `${path}/erase`)).status).toBe(422)
  const erased = await post(api, `${path}/erase`, { sure: 'yes' })
  expect(erased.headers.get('Location')).toMatch(/^\/api\/candidate\/erased\?certificate=DEL-/)
  expect(await pageText(api, erased.headers.get('Location') ?? '')).toContain('Everything is erased')
  expect((await api.fetch(path)).status).toBe(410)
  expect((await api.fetch(`${path}/export`)).status).toBe(410)
})

test('asking for the link answers alike for everybody, and writes only to who applied', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const ask = (email: string) => post(api, '/api/candidate', { email, locale: 'en' })

  const [known, unknown] = [await ask(applicant.email), await ask('nobody@nowhere.example')]

  expect([known.status, known.headers.get('Location')]).toEqual([unknown.status, unknown.headers.get('Location')])
  await expect.poll(() => mailsTo(payload, applicant.email)).toHaveLength(1)
  expect(await mailsTo(payload, 'nobody@nowhere.example')).toHaveLength(0)
  const [mail] = await mailsTo(payload, applicant.email)
  expect((await api.fetch(await linkIn(payload, mail))).status).toBe(200)
})

test('a candidate chooses one of the offered times, and the appointment follows its changes', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const times = [2, 3].map((days) => new Date(Date.now() + days * DAY).toISOString())
  const invite = (more = {}) =>
    api.post(`/api/applications/${id}/interview`, { times, place: 'Riyadh', durationMinutes: 45, ...more }, headers)

  const invited = (await (await invite()).json()) as { id: string }
  const path = await linkIn(payload, (await mailsTo(payload, applicant.email)).at(-1))
  expect(await pageText(api, path)).toContain('Choose a time')
  const wrong = await post(api, `${path}/confirm`, { at: new Date(Date.now() + 9 * DAY).toISOString() })
  expect(wrong.headers.get('Location')).toContain('done=past')
  const unchosen = await post(api, `${path}/confirm`)
  expect(await pageText(api, unchosen.headers.get('Location') ?? '')).toContain('Choose one of the times first.')
  await post(api, `${path}/confirm`, { at: times[1] ?? '' })
  await post(api, `${path}/confirm`, { at: times[1] ?? '' })
  expect(await pageText(api, path)).toContain('Choose another time')

  const { docs: toDesk } = await payload.find({
    collection: 'mails',
    where: { and: [{ 'relatedTo.value': { equals: id } }, { subject: { contains: 'answered an invitation' } }] },
  })
  expect(toDesk).toHaveLength(1)
  expect(toDesk[0]?.subject).toContain('أجاب مرشح عن دعوة')
  expect(toDesk[0]?.text).toContain(longTime(times[1] ?? '', 'ar'))
  const confirmed = (await mailsTo(payload, applicant.email)).slice(1)
  expect(confirmed).toHaveLength(1)
  expect(await payload.findByID({ collection: 'interviews', id: invited.id })).toMatchObject({
    state: 'confirmed',
    confirmedAt: times[1],
    sequence: 1,
  })
  await payload.jobs.run({ queue: 'default', limit: 50 })
  await api.post(`/api/interviews/${invited.id}/cancel`, {}, headers)
  const rows = await payload.find({
    collection: 'mails',
    where: { to: { equals: applicant.email } },
    showHiddenFields: true,
    sort: 'createdAt',
  })
  const calendars = rows.docs.flatMap(({ calendar }) => calendar ?? [])
  expect(calendars.map((calendar) => /METHOD:(\w+)/.exec(calendar)?.[1])).toEqual(['REQUEST', 'CANCEL'])
  expect(new Set(calendars.map((calendar) => /UID:(\S+)/.exec(calendar)?.[1])).size).toBe(1)
  expect(await pageText(api, path)).toContain('no longer open')
  expect((await invite({ times: ['2020-01-01T00:00:00.000Z'] })).status).toBe(422)
})

test('whom no time suits sees what they wrote, and can still take one; nobody who is invited is told that we have read nothing', async ({
  api,
  payload,
}) => {
  const { candidate, choosing } = hiringMessages.en
  const { stage } = candidate
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id, stage: 'new' })
  const own = pathOf(selfServiceLink(applicant))
  expect(await pageText(api, own)).toContain(stage.new)
  const at = new Date(Date.now() + 2 * DAY).toISOString()
  const invitation = { times: [at], place: 'Riyadh', durationMinutes: 45 }
  await api.post(`/api/applications/${id}/interview`, invitation, await api.as('recruiter'))
  const path = await linkIn(payload, (await mailsTo(payload, applicant.email)).at(-1))
  expect(await pageText(api, own)).toContain(stage.interview)

  await post(api, `${path}/decline`, { message: 'Sundays <after four>' })

  const page = await pageText(api, path)
  expect(page).toContain('Sundays &lt;after four&gt;')
  expect(page).toContain(choosing.afterAll)
  expect(page).not.toContain(choosing.noneTitle)
  await post(api, `${path}/confirm`, { at })
  expect(await pageText(api, path)).toContain(choosing.noneTitle)
})

for (const stage of ['rejected', 'hired', 'withdrawn'] as const) {
  test(`an application that is ${stage} leaves no invitation to answer, and the candidate is told kindly`, async ({
    api,
    payload,
  }) => {
    const { id: application } = await createApplication(payload, { stage })
    const at = new Date(Date.now() + 2 * DAY).toISOString()
    const data = { application, state: 'proposed' as const, proposedTimes: [{ at }] }
    const { id } = await payload.create({ collection: 'interviews', data })
    const path = pathOf(interviewLink(id))

    const confirmed = await post(api, `${path}/confirm`, { at })
    const declined = await post(api, `${path}/decline`, { message: 'Later' })

    for (const answer of [confirmed, declined]) {
      const text = await pageText(api, answer.headers.get('Location') ?? '')
      expect(text).toContain('Thank you for your interest. This invitation is no longer open')
      expect(text).not.toContain('<form method="post"')
    }
    expect(await pageText(api, `${path}?lang=ar`)).toContain('نشكر لكم اهتمامكم. لم تعد هذه الدعوة قائمة')
    expect(await payload.findByID({ collection: 'interviews', id })).toMatchObject({ state: 'proposed' })
  })
}

test('the owner of the vacancy is told once who withdraws, and the team where it has no owner', async ({
  api,
  payload,
}) => {
  const settings = { companyName: 'Rasikh', tagline: 'T', description: 'D', phone: '+966500000000', address: 'A' }
  const data = { ...settings, email: 'team@rasikh.example' } as never
  await payload.updateGlobal({ slug: 'site-settings', locale: 'en', data })
  // The settings are remembered for a moment.
  await expect.poll(() => teamAddress(payload), { timeout: 2 * SETTINGS_REMEMBERED_FOR }).toBe('team@rasikh.example')
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

test('that no time fits is said once, in words, and not of an interview that was held', async ({ api, payload }) => {
  const interviewer = await createUser(payload, { role: 'recruiter' })
  const { id: application } = await createApplication(payload)
  const anInterview = async (state: 'confirmed' | 'proposed', at: number) => {
    const time = new Date(at).toISOString()
    const confirmedAt = state === 'confirmed' ? time : null
    const data = { application, state, confirmedAt, proposedTimes: [{ at: time }], interviewers: [interviewer.id] }
    const { id } = await payload.create({ collection: 'interviews', data })
    return { id, path: pathOf(interviewLink(id)) }
  }
  const open = await anInterview('proposed', Date.now() + DAY)
  const held = await anInterview('confirmed', Date.now() - DAY)
  const decline = async (path: string, message: string) =>
    pageText(api, (await post(api, `${path}/decline`, { message })).headers.get('Location') ?? '')
  const { choosing } = hiringMessages.en

  const wordless = await decline(open.path, ' ')
  await decline(open.path, 'Sundays')
  await decline(open.path, 'Sundays')
  const tooLate = await decline(held.path, 'Sundays')

  expect(wordless).toContain(choosing.said.wordless)
  expect(wordless).not.toContain(choosing.wrote)
  expect(await payload.findByID({ collection: 'interviews', id: open.id })).toMatchObject({ sequence: 1 })
  expect(tooLate).toContain(choosing.said.held)
  expect(tooLate).not.toContain(choosing.noneTitle)
  expect(await payload.findByID({ collection: 'interviews', id: held.id })).toMatchObject({ state: 'confirmed' })
  expect(await mailsTo(payload, interviewer.email)).toHaveLength(1)
})

test('who asked for alerts twice is told once of each vacancy, and ends both with one click', async ({
  api,
  payload,
}) => {
  const email = 'twice@alerts.example'
  await announceVacancies(payload)
  for (const city of ['Abha', 'Abha', '']) await post(api, '/api/alerts', { email, city, locale: 'en' })
  for (const asked of await mailsTo(payload, email)) await post(api, await linkIn(payload, asked))
  const toEnd = (await mailsTo(payload, email)).length

  await createVacancy(payload, { city: 'Abha', title: 'Auditor in Abha' })
  await announceVacancies(payload)

  expect(await mailsTo(payload, email)).toHaveLength(toEnd + 1)
  const { docs } = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  const inAbha = docs.find(({ city }) => city === 'Abha')
  await post(api, `/api/alerts/end/${signToken('alert-end', String(inAbha?.id), DAY)}`)
  const left = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  expect(left.docs.map(({ city }) => city || '')).toEqual([''])
})

test('a job alert starts after two yeses, tells of each fitting vacancy once, and ends with one click', async ({
  api,
  payload,
}) => {
  const email = 'alert@alerts.example'
  await announceVacancies(payload)
  await post(api, '/api/alerts', { email, city: 'Jeddah', locale: 'en' })
  const [asked] = await mailsTo(payload, email)
  await createVacancy(payload, { city: 'Jeddah', title: 'Before the yes' })
  await announceVacancies(payload)
  expect(await mailsTo(payload, email)).toHaveLength(1)

  const confirm = await linkIn(payload, asked)
  expect((await api.fetch(confirm)).status).toBe(200)
  await post(api, confirm)
  await createVacancy(payload, { city: 'Jeddah', title: 'Auditor in Jeddah' })
  await createVacancy(payload, { city: 'Riyadh', title: 'Elsewhere' })
  await createVacancy(payload, {
    city: 'Jeddah',
    title: 'Later',
    publishedAt: new Date(Date.now() + DAY).toISOString(),
  })
  await announceVacancies(payload)
  await announceVacancies(payload)

  const told = (await mailsTo(payload, email)).slice(1)
  expect(told.map(({ subject }) => subject)).toEqual(['New position: Auditor in Jeddah'])
  await sentWords(payload, told[0])
  const head = (await readFile(join(env.DATA_DIR, 'mail', `${told[0]?.id}.eml`), 'utf8')).replace(/\r\n\s+/g, ' ')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const end = pathOf(/^List-Unsubscribe: <(.+?)>/m.exec(head)?.[1] ?? '')
  const ended = await post(api, end, { 'List-Unsubscribe': 'One-Click' })
  expect(ended.status).toBe(200)
  expect(await ended.text()).toContain(hiringMessages.en.alerts.said.ended)
  expect((await payload.count({ collection: 'job-alerts', where: { email: { equals: email } } })).totalDocs).toBe(0)
})

test('who opens the address of a form again comes back to the page it stands on', async ({ api, payload }) => {
  const path = pathOf(selfServiceLink(await createApplicant(payload))).split('?')[0] ?? ''
  const open = (address: string) => api.fetch(address, { headers: { Accept: 'text/html' } })

  const form = await open(`${path}/details?lang=ar`)
  const choice = await open('/api/candidate/interview/none/confirm')

  expect([form.status, form.headers.get('Location')]).toEqual([303, `${path}?lang=ar`])
  expect([choice.status, choice.headers.get('Location')]).toEqual([303, '/api/candidate/interview/none?'])
  expect((await open(`${path}/export`)).headers.get('Content-Type')).toBe('application/zip')
})

test('who asks for alerts chooses from what there is, and keeps the choice when the address was wrong', async ({
  api,
  payload,
}) => {
  await createVacancy(payload, { city: 'Tabuk', department: 'People & places' })
  const form = await pageText(api, '/api/alerts?lang=en')
  expect(form).toContain('>Tabuk</option>')
  expect(form).toContain('>People &amp; places</option>')

  const answer = await post(api, '/api/alerts', { email: 'nobody', city: 'Tabuk', type: 'contract', locale: 'en' })

  const again = await pageText(api, answer.headers.get('Location') ?? '')
  expect(again).toContain(hiringMessages.en.alerts.said.emailWrong)
  expect(again).toMatch(/<option value="Tabuk" selected>/)
  expect(again).toMatch(/<option value="contract" selected>/)
})

test('a candidate corrects links', async ({ api, payload }) => {
  const applicant = await createApplicant(payload, { links: [{ url: 'https://old.example' }] })
  const path = pathOf(selfServiceLink(applicant))
  const details = async (links: string) => {
    const sent = await post(api, `${path}/details`, { name: 'Omar', phone: '', city: '', links })
    const { links: kept } = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
    return [
      new URL(sent.headers.get('Location') ?? '', env.SITE_URL).searchParams.get('done'),
      kept?.map(({ url }) => url),
    ]
  }

  expect(await pageText(api, path)).toContain('https://old.example')
  expect(await details('linkedin.com/in/omar\nhttps://omar.example')).toEqual([
    'saved',
    ['https://linkedin.com/in/omar', 'https://omar.example'],
  ])
  expect(await details('')).toEqual(['saved', []])
})

test('what a candidate sent and is not taken changes nothing, and stands in its form again with what is wrong', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { city: 'Riyadh', links: [{ url: 'https://old.example' }] })
  const path = pathOf(selfServiceLink(applicant))
  const { said } = hiringMessages.ar.candidate
  const right = { name: 'Omar', phone: '050 123 4567', city: 'Abha <b>', links: '' }
  const wrong: [action: string, fields: Record<string, string | File>, control: string, words: string][] = [
    ['details', { ...right, name: ' ' }, 'name', said.nameMissing],
    ['details', { ...right, name: '\u200f\u200e' }, 'name', said.nameMissing],
    ['details', { ...right, phone: '12345' }, 'phone', said.phoneWrong],
    ['details', { ...right, links: 'javascript:alert(1)' }, 'links', said.linkWrong],
    ['email', { email: 'nobody at all' }, 'email', said.emailWrong],
    ['cv', { cv: new File(['#!/bin/sh'], 'cv.sh') }, 'cv', said.cvWrong],
    ['erase', {}, 'sure', said.sureMissing],
  ]
  const before = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })

  for (const [action, fields, control, words] of wrong) {
    const answer = await post(api, `${path}/${action}?lang=ar`, fields)
    const text = await answer.text()
    expect(answer.status, control).toBe(422)
    expect(text, control).toContain(`<a href="#${control}">${words}</a>`)
    if (control === 'sure') continue
    expect(text, control).toMatch(new RegExp(`id="${control}"[^>]* aria-describedby="[^"]*${control}-error"`))
    expect(text, control).toContain(`<span class="error" id="${control}-error">${words}</span>`)
    if (action === 'details') expect(text, control).toContain('value="Abha &lt;b&gt;"')
    if (action === 'email') expect(text).toContain('value="nobody at all"')
  }

  expect(await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })).toEqual(before)
})

test('a CV that is far too large is answered on a page that leads back to the candidate’s own', async ({
  api,
  payload,
}) => {
  const path = pathOf(selfServiceLink(await createApplicant(payload)))
  const cv = new File([Buffer.alloc(31 * 1024 * 1024)], 'scan.pdf')

  const answer = await post(api, `${path}/cv?lang=ar`, { cv })

  expect(answer.status).toBe(413)
  const page = await answer.text()
  expect(page).toContain('dir="rtl"')
  expect(page).toContain(hiringMessages.ar.candidate.said.cvWrong)
  expect(page).toContain(`href="${path}?lang=ar"`)
})

test('a new address counts once it is confirmed there, and the old one is told, in the language of the page', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { suggestions: [{ fact: 'email', value: 'new@candidate.example' }] })
  const path = pathOf(selfServiceLink(applicant))
  const read = () => payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })

  const asked = await post(api, `${path}/email?lang=ar`, { email: ' New@Candidate.example ' })
  expect(asked.headers.get('Location')).toContain('done=emailAsked')
  const [mail] = await mailsTo(payload, 'new@candidate.example')
  const link = await linkIn(payload, mail)
  expect(mail?.text, 'a record that others read').not.toContain('/api/candidate')
  expect(await pageText(api, link)).toContain('نعم، راسلوني هنا')
  expect((await read()).email).toBe(applicant.email)

  const confirmed = await Promise.all([post(api, link), post(api, link)])

  expect(confirmed.map(({ status }) => status).sort()).toEqual([303, 410])
  expect(await read()).toMatchObject({ email: 'new@candidate.example', suggestions: [] })
  expect(await mailsTo(payload, applicant.email)).toMatchObject([{ subject: 'تغيّر بريدكم الإلكتروني', locale: 'ar' }])
  expect((await api.fetch(link)).status).toBe(410)
})

test('nobody takes the address of somebody else, nor learns on the page whether there is one', async ({
  api,
  payload,
}) => {
  const [applicant, other] = [await createApplicant(payload), await createApplicant(payload)]
  const path = pathOf(selfServiceLink(applicant))
  const ask = async (email: string) => (await post(api, `${path}/email`, { email })).headers.get('Location') ?? ''

  expect(await ask(applicant.email)).toContain('done=emailSame')
  expect(await ask(other.email)).toContain('done=emailAsked')
  const link = await linkIn(payload, (await mailsTo(payload, other.email))[0])
  const answer = await post(api, link)

  expect(answer.status).toBe(409)
  expect((await payload.findByID({ collection: 'applicants', id: applicant.id })).email).toBe(applicant.email)
  expect(
    (
      await post(
        api,
        link.replace(/.(?=\?)/, (last) => (last === 'x' ? 'y' : 'x')),
      )
    ).status,
  ).toBe(410)
  expect(await ask('b@candidate.example')).toContain('done=emailAsked')
  expect(await ask('c@candidate.example')).toContain('done=emailAsked')
  expect(await ask('d@candidate.example')).toContain('done=slowDown')
})

test.for([
  'first.last+jobs@candidate.example',
  "o'brien@candidate.example",
  '!#$%&*/=?^_`{|}~-@candidate.example',
  'محمد@candidate.example',
  'huda@شركة.السعودية',
  'j@candidate.example',
])('a job alert can be had at every address that the forms take: %s', async (email, { api, payload }) => {
  const response = await api.fetch('/api/alerts', {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { 'X-Forwarded-For': '198.51.100.99' },
  })

  expect(response.headers.get('Location')).toContain('done=asked')
  const { docs } = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  expect(docs).toHaveLength(1)
  expect(await mailsTo(payload, email)).toHaveLength(1)
})

test('one mailbox gets no more than three links an hour, however its address is written', async ({ api, payload }) => {
  const applicant = await createApplicant(payload, { email: 'flooded@candidate.example' })
  const spellings = ['flooded@', 'Flooded@', ' FLOODED@', '\u200eflooded@', 'flooded\u200b@', 'FLOODED@']

  for (const [n, spelling] of spellings.entries()) {
    const email = `${spelling}candidate.example`
    await api.fetch('/api/candidate', {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { 'X-Forwarded-For': `198.51.100.${n}` },
    })
  }

  await vi.waitFor(async () => expect(await mailsTo(payload, applicant.email)).toHaveLength(3))
})

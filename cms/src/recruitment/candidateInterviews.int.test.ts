import { DAY } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { longTime } from '@/recruitment/longDate'
import { test } from '../../tests/test'
import { selfServiceLink } from './candidate/selfServiceLink'
import { interviewLink } from './interviews/interviewLink'
import { linkIn, pageText, pathOf, post } from '../../tests/candidatePages'
import { mailsTo } from '../../tests/mailsTo'

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

test('that no time fits is said once, in words, and not of an interview that was held', async ({ api, payload }) => {
  const interviewer = await createUser(payload, { role: 'recruiter' })
  const { id: application } = await createApplication(payload)
  const anInterview = async (state: 'confirmed' | 'proposed', at: number) => {
    const time = new Date(at).toISOString()
    const confirmedAt = state === 'confirmed' ? time : null
    const proposedTimes = [{ at: time }, { at: new Date(Date.now() + 2 * DAY).toISOString() }]
    const data = { application, state, confirmedAt, proposedTimes, interviewers: [interviewer.id] }
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
  expect(tooLate).not.toContain(choosing.confirm)
  expect(await payload.findByID({ collection: 'interviews', id: held.id })).toMatchObject({ state: 'confirmed' })
  expect(await mailsTo(payload, interviewer.email)).toHaveLength(1)
})

test('nothing that could be read, or another word than yes and no, declines no times', async ({ api, payload }) => {
  const { id: application } = await createApplication(payload)
  const proposedTimes = [{ at: new Date(Date.now() + DAY).toISOString() }]
  const data = { application, state: 'proposed' as const, proposedTimes }
  const { id } = await payload.create({ collection: 'interviews', data })
  const path = pathOf(interviewLink(id))
  const read = () => payload.findByID({ collection: 'interviews', id })

  const unseen = await post(api, `${path}/decline`, { message: '\u200f \u2800' })
  const unknown = await post(api, `${path}/accept`, { message: 'Sundays' })

  expect(unseen.headers.get('Location')).toContain('done=wordless')
  expect(unknown.headers.get('Location')).not.toContain('done=')
  expect(await read()).toMatchObject({ state: 'proposed' })
  await post(api, `${path}/decline`, { message: 'Sundays\u0000\r\nor Mondays' })
  expect(await read()).toMatchObject({ state: 'declined', candidateMessage: 'Sundays\nor Mondays' })
})

test('an invitation that is called off before a time was agreed is no news to the interviewers', async ({
  api,
  payload,
}) => {
  const interviewer = await createUser(payload, { role: 'recruiter' })
  const { id: application } = await createApplication(payload)
  const proposedTimes = [{ at: new Date(Date.now() + DAY).toISOString() }]
  const data = { application, state: 'proposed' as const, proposedTimes, interviewers: [interviewer.id] }
  const { id } = await payload.create({ collection: 'interviews', data })

  const answer = await api.post(`/api/interviews/${id}/cancel`, {}, await api.as('recruiter'))

  expect(answer.status).toBe(200)
  expect(await payload.findByID({ collection: 'interviews', id })).toMatchObject({ state: 'cancelled' })
  expect(await mailsTo(payload, interviewer.email)).toEqual([])
})

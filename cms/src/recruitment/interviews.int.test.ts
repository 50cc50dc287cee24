import { DAY, MINUTE } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { mailsTo } from '../../tests/mailsTo'
import { sentWords } from '../../tests/sentWords'
import { test } from '../../tests/test'
import { confirmTime, declineTimes } from './interviews/changeInterview'
import type { Panel } from './desk/readPanel'
import { eraseApplicant } from './privacy/eraseApplicant'
import { readScoresDue } from './scores/readScoresDue'

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** What somebody's calendar was told, mail by mail: method and number of the word on it. */
async function calendarOf(payload: Payload, to: string): Promise<(string | undefined)[]> {
  const told = []
  for (const mail of await mailsTo(payload, to)) {
    const words = await sentWords(payload, mail)
    const [, uid] = /UID:(\S+)/.exec(words) ?? []
    told.push(uid && `${/METHOD:(\w+)/.exec(words)?.[1]} ${/SEQUENCE:(\d+)/.exec(words)?.[1]} ${uid.split('@')[0]}`)
  }
  return told
}

async function anInvitation(api: Api, payload: Payload) {
  const headers = await api.as('recruiter')
  const applicant = await createApplicant(payload)
  const interviewer = await createUser(payload, { role: 'editor', name: 'Huda Saleh' })
  const { id: application } = await createApplication(payload, { applicant: applicant.id })
  const times = [inDays(2), inDays(3)]
  const body = { times, place: 'Riyadh', durationMinutes: 45, interviewers: [interviewer.id] }
  const invite = (more: object = {}) =>
    api.post(`/api/applications/${application}/interview`, { ...body, ...more }, headers)
  const { id } = (await (await invite()).json()) as { id: string }
  return { api, applicant, application, headers, id, interviewer, invite, times }
}

test('other times are offered for an agreed interview: the old one leaves every calendar, the new one comes in its place', async ({
  api,
  payload,
}) => {
  const { applicant, application, headers, id, interviewer, invite, times } = await anInvitation(api, payload)
  const replacement = await createUser(payload, { role: 'recruiter', name: 'Majed Ali' })
  await confirmTime(payload, id, times[0] ?? '')

  const later = [inDays(5)]
  const moved = await invite({ interview: id, times: later, interviewers: [replacement.id] })
  expect(await moved.json()).toMatchObject({ id })
  await confirmTime(payload, id, later[0] ?? '')

  expect(await calendarOf(payload, applicant.email)).toEqual([
    undefined,
    `REQUEST 1 ${id}`,
    `CANCEL 2 ${id}`,
    `REQUEST 3 ${id}`,
  ])
  expect(await calendarOf(payload, interviewer.email)).toEqual([`REQUEST 1 ${id}`, `CANCEL 2 ${id}`])
  expect(await calendarOf(payload, replacement.email)).toEqual([`REQUEST 3 ${id}`])
  // Who may not open the application is led nowhere.
  const toPanel = `/admin/auth/applications?open=${application}`
  expect((await mailsTo(payload, interviewer.email)).filter(({ text }) => text.includes(toPanel))).toEqual([])
  expect((await mailsTo(payload, replacement.email)).at(-1)?.text).toContain(toPanel)
  const [invited, , again] = await mailsTo(payload, applicant.email)
  expect(invited?.text).toContain('You will meet Huda Saleh.')
  expect(again?.text).toMatch(/The time we had agreed on, .+, no longer applies\./)
  expect(again?.text).toContain('You will meet Majed Ali.')
  const answer = await api.fetch(`/api/applications/${application}/panel`, { headers })
  expect(await answer.json()).toMatchObject({
    panel: {
      interviews: [{ id, state: 'confirmed', interviewers: [{ id: replacement.id, name: 'Majed Ali' }] }],
      staff: expect.arrayContaining([{ id: interviewer.id, name: 'Huda Saleh' }]),
      // Notes are not for editors.
      colleagues: expect.not.arrayContaining([{ id: interviewer.id, name: 'Huda Saleh' }]),
    },
  })
})

test('the appointment says in a calendar who will be met, and the reference to quote', async ({ api, payload }) => {
  const { applicant, application, id, times } = await anInvitation(api, payload)

  await confirmTime(payload, id, times[0] ?? '')

  const { reference } = await payload.findByID({ collection: 'applications', id: application, depth: 0 })
  const words = await sentWords(payload, (await mailsTo(payload, applicant.email)).at(-1))
  expect(words).toContain(`DESCRIPTION:You will meet Huda Saleh.\\nReference: ${reference}`)
})

test('an interview that the desk calls off leaves the calendars of all who were to be there', async ({
  api,
  payload,
}) => {
  const { applicant, headers, id, interviewer, times } = await anInvitation(api, payload)
  await confirmTime(payload, id, times[1] ?? '')

  expect((await api.post(`/api/interviews/${id}/cancel`, {}, headers)).status).toBe(200)
  expect((await api.post(`/api/interviews/${id}/cancel`, {}, headers)).status).toBe(404)

  expect((await calendarOf(payload, applicant.email)).slice(1)).toEqual([`REQUEST 1 ${id}`, `CANCEL 2 ${id}`])
  expect(await calendarOf(payload, interviewer.email)).toEqual([`REQUEST 1 ${id}`, `CANCEL 2 ${id}`])
  const cancelled = (await mailsTo(payload, interviewer.email)).at(-1)
  expect(cancelled?.text).toContain('the interview has been cancelled')
  expect(cancelled?.text).toContain('أُلغيت المقابلة')
  // Mailboxes and calendars are not erased with a person.
  expect(await sentWords(payload, cancelled)).not.toContain(applicant.name)
})

test('an interview that was held is not called off: nobody is told that it does not take place', async ({
  api,
  payload,
}) => {
  const { applicant, application, headers, id, interviewer, times } = await anInvitation(api, payload)
  await confirmTime(payload, id, times[0] ?? '')
  await payload.update({ collection: 'interviews', id, data: { confirmedAt: inDays(-1) } })
  const written = (await mailsTo(payload, applicant.email)).length

  const refused = await api.post(`/api/interviews/${id}/cancel`, {}, headers)

  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: hiringMessages.en.faults.interviewHeld })
  expect(await mailsTo(payload, applicant.email)).toHaveLength(written)
  expect((await calendarOf(payload, interviewer.email)).at(-1)).toBe(`REQUEST 1 ${id}`)
  expect(await payload.findByID({ collection: 'interviews', id })).toMatchObject({ state: 'confirmed' })
  const panel = await (await api.fetch(`/api/applications/${application}/panel`, { headers })).json()
  expect(panel).toMatchObject({ panel: { interviews: [{ id, isHeld: true, isPast: false }] } })
})

test('an interview that was held stays as it was: neither other times nor another choice take its place', async ({
  api,
  payload,
}) => {
  const { applicant, headers, id, interviewer, invite, times } = await anInvitation(api, payload)
  await confirmTime(payload, id, times[0] ?? '')
  const confirmedAt = inDays(-1)
  await payload.update({ collection: 'interviews', id, data: { confirmedAt } })
  const written = async () =>
    (await mailsTo(payload, applicant.email)).length + (await mailsTo(payload, interviewer.email)).length
  const before = await written()

  const offered = await invite({ interview: id, times: [inDays(5)] })
  const chosen = await confirmTime(payload, id, times[1] ?? '')

  expect(offered.status).toBe(409)
  expect(await offered.json()).toMatchObject({ message: hiringMessages.en.faults.interviewMet })
  expect(chosen).toEqual({ fault: 'interviewPast' })
  expect(await payload.findByID({ collection: 'interviews', id })).toMatchObject({ state: 'confirmed', confirmedAt })
  expect(await written()).toBe(before)
  await api.post(`/api/interviews/${id}/absence`, { isAbsent: true }, headers)
  expect((await invite({ interview: id, times: [inDays(5)] })).status).toBe(200)
})

test('a candidate who did not come is noted, and asked again; nobody owes a score of who was not met', async ({
  api,
  payload,
}) => {
  const { applicant, application, headers, id, interviewer, invite, times } = await anInvitation(api, payload)
  const note = async (isAbsent: boolean) =>
    (await api.post(`/api/interviews/${id}/absence`, { isAbsent }, headers)).status
  const shown = async () => {
    const panel = await (await api.fetch(`/api/applications/${application}/panel`, { headers })).json()
    return (panel as { panel: Panel }).panel.interviews.map(({ isHeld, state }) => ({ isHeld, state }))
  }
  await confirmTime(payload, id, times[0] ?? '')
  const early = await api.post(`/api/interviews/${id}/absence`, { isAbsent: true }, headers)
  expect(early.status).toBe(409)
  expect(await early.json()).toMatchObject({ message: hiringMessages.en.faults.interviewAhead })
  await payload.update({ collection: 'interviews', id, data: { confirmedAt: inDays(-1) } })
  const written = (await mailsTo(payload, applicant.email)).length

  expect(await note(true)).toBe(200)
  expect(await note(true)).toBe(200)
  expect(await shown()).toEqual([{ state: 'missed', isHeld: true }])
  const req = await createLocalReq({ user: { ...interviewer, collection: 'users' } }, payload)
  expect([...(await readScoresDue(req)).keys()]).not.toContain(application)
  expect(await mailsTo(payload, applicant.email)).toHaveLength(written)
  expect((await api.post(`/api/interviews/${id}/cancel`, {}, headers)).status).toBe(409)

  expect(await note(false)).toBe(200)
  expect(await shown()).toEqual([{ state: 'confirmed', isHeld: true }])
  await note(true)
  expect((await invite({ interview: id, times: [inDays(4)] })).status).toBe(200)
  expect(await shown()).toEqual([{ state: 'proposed', isHeld: false }])
  expect(await note(true)).toBe(409)
  expect((await api.post(`/api/interviews/${id}/absence`, { isAbsent: true }, await api.as('editor'))).status).toBe(403)
})

test('who was to meet a person who is erased hears that nobody comes, and of nothing that was held or never agreed', async ({
  api,
  payload,
}) => {
  const { applicant, id, interviewer, invite, times } = await anInvitation(api, payload)
  await confirmTime(payload, id, times[0] ?? '')
  const { id: held } = (await (await invite()).json()) as { id: string }
  await confirmTime(payload, held, times[1] ?? '')
  await payload.update({ collection: 'interviews', id: held, data: { confirmedAt: inDays(-1) } })
  await invite()
  const before = (await calendarOf(payload, interviewer.email)).length

  await eraseApplicant(payload, applicant.id, 'request')

  const told = await mailsTo(payload, interviewer.email)
  expect(await calendarOf(payload, interviewer.email)).toEqual([`CANCEL 2 ${id}`])
  expect(before).toBe(2)
  expect(told.at(-1)?.text).toContain('the interview has been cancelled')
  expect(await sentWords(payload, told.at(-1))).not.toContain(applicant.name)
})

test('a candidate who gives an agreed time back is told so, and it leaves the calendars', async ({ api, payload }) => {
  const { applicant, id, interviewer, times } = await anInvitation(api, payload)
  await declineTimes(payload, id, 'Mornings only')
  expect(await mailsTo(payload, applicant.email)).toHaveLength(1)
  expect(await calendarOf(payload, interviewer.email)).toEqual([undefined])

  await confirmTime(payload, id, times[0] ?? '')
  await declineTimes(payload, id, 'I am ill')

  expect((await calendarOf(payload, applicant.email)).slice(1)).toEqual([`REQUEST 2 ${id}`, `CANCEL 3 ${id}`])
  expect((await calendarOf(payload, interviewer.email)).slice(1)).toEqual([`REQUEST 2 ${id}`, `CANCEL 3 ${id}`])
  expect((await mailsTo(payload, applicant.email)).at(-1)?.text).toContain('no longer suits you')
})

test('the panel says who would meet two candidates at once, while a time is offered and once it is agreed', async ({
  api,
  payload,
}) => {
  const first = await anInvitation(api, payload)
  await confirmTime(payload, first.id, first.times[0] ?? '')
  const { reference } = await payload.findByID({ collection: 'applications', id: first.application, depth: 0 })
  const start = Date.parse(first.times[0] ?? '')
  // The one before lasts 45 minutes.
  const times = [30, 45, -45, -60].map((minutes) => new Date(start + minutes * MINUTE).toISOString())
  const { id: application } = await createApplication(payload)
  const invite = async (interviewers: string[]) => {
    const body = { times, place: 'Riyadh', durationMinutes: 60, interviewers }
    const answer = await api.post(`/api/applications/${application}/interview`, body, first.headers)
    return ((await answer.json()) as { id: string }).id
  }
  const id = await invite([first.interviewer.id])
  const apart = await invite([(await createUser(payload, { role: 'recruiter' })).id])
  const clashes = async () => {
    const answer = await api.fetch(`/api/applications/${application}/panel`, { headers: first.headers })
    const { interviews } = ((await answer.json()) as { panel: Panel }).panel
    return Object.fromEntries(interviews.map((interview) => [interview.id, interview.clashes]))
  }

  const name = 'Huda Saleh'
  const both = [times[2], times[0]].map((at) => ({ at, name, reference }))
  expect(await clashes()).toEqual({ [id]: both, [apart]: [] })
  await confirmTime(payload, id, times[0] ?? '')
  expect(await clashes()).toEqual({ [id]: both.slice(1), [apart]: [] })
  await api.post(`/api/interviews/${first.id}/cancel`, {}, first.headers)
  expect(await clashes()).toEqual({ [id]: [], [apart]: [] })
})

test('only colleagues meet candidates, and an invitation is moved within its own application only', async ({
  api,
  payload,
}) => {
  const { id, invite } = await anInvitation(api, payload)
  const other = await anInvitation(api, payload)
  const program = await createUser(payload, { role: 'service' })

  expect((await invite({ interviewers: [program.id] })).status).toBe(422)
  expect((await invite({ interviewers: ['f'.repeat(24)] })).status).toBe(422)
  expect((await other.invite({ interview: id })).status).toBe(404)
})

test.for(['hired', 'rejected', 'withdrawn'] as const)(
  'nobody is invited about an application that is closed, not to other times either: %s',
  async (stage, { api, payload }) => {
    const { applicant, application, headers, id, invite } = await anInvitation(api, payload)
    await payload.update({ collection: 'applications', id: application, data: { stage } })
    const before = await mailsTo(payload, applicant.email)

    const answers = [await invite(), await invite({ interview: id, times: [inDays(8)] })]
    const inArabic = await api.post(
      `/api/applications/${application}/interview`,
      { times: [inDays(8)], place: 'Riyadh', durationMinutes: 45, interviewers: [] },
      { ...headers, 'Accept-Language': 'ar' },
    )

    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect(await answers[0]?.json()).toMatchObject({ success: false, message: hiringMessages.en.faults.decided })
    expect(await inArabic.json()).toMatchObject({ success: false, message: hiringMessages.ar.faults.decided })
    expect(await mailsTo(payload, applicant.email)).toHaveLength(before.length)
    const { docs } = await payload.find({ collection: 'interviews', where: { application: { equals: application } } })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.proposedTimes).toHaveLength(2)
  },
)

test('nobody writes interviews past the panel, whose calls tell all who are to be there', async ({ api, payload }) => {
  const { application, headers, id } = await anInvitation(api, payload)
  const call = async (path: string, method: string, body?: object) =>
    (
      await api.fetch(`/api/interviews${path}`, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).status

  expect(await call('', 'POST', { application, state: 'proposed' })).toBe(403)
  expect(await call(`/${id}`, 'PATCH', { state: 'confirmed' })).toBe(403)
  expect(await call(`/${id}`, 'DELETE')).toBe(403)
  expect(await call(`/${id}`, 'GET')).toBe(200)
})

/** Declines an application whose interview is agreed, with no time to take it back unless the test takes it. */
async function aDecline(api: Api, payload: Payload, how: object = {}) {
  const invitation = await anInvitation(api, payload)
  const { application, headers, id, times } = invitation
  await confirmTime(payload, id, times[0] ?? '')
  const reason = (await payload.create({ collection: 'rejection-reasons', data: { title: 'Other' }, locale: 'en' })).id
  const body = { stage: 'rejected', revision: 0, reason, ...how }
  expect((await api.post(`/api/applications/${application}/move`, body, headers)).status).toBe(200)
  const stateOf = async () => (await payload.findByID({ collection: 'interviews', id, depth: 0 })).state
  const waiting = async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
    const ofIt = docs.filter(({ input }) => (input as { application?: string }).application === application)
    return ofIt.map((job) => String(job.id))
  }
  /** What the time to take it back does, once it is over: for all that waits, or for these jobs. */
  const passTime = async (jobs?: string[]) => {
    for (const job of jobs ?? (await waiting())) await payload.db.updateJobs({ id: job, data: { waitUntil: null } })
    await payload.jobs.run({ queue: 'default', limit: 100, silent: true })
  }
  return { ...invitation, passTime, stateOf, waiting }
}

test('a decline takes the agreed interview out of every calendar once it can no longer be taken back', async ({
  api,
  payload,
}) => {
  const { applicant, id, interviewer, passTime, stateOf } = await aDecline(api, payload)
  await payload.jobs.run({ queue: 'default', limit: 100, silent: true })
  expect(await stateOf()).toBe('confirmed')
  expect(await calendarOf(payload, interviewer.email)).toEqual([`REQUEST 1 ${id}`])

  await passTime()

  expect(await stateOf()).toBe('cancelled')
  expect((await calendarOf(payload, applicant.email)).at(-1)).toBe(`CANCEL 2 ${id}`)
  expect((await calendarOf(payload, interviewer.email)).at(-1)).toBe(`CANCEL 2 ${id}`)
})

test('a decline that is taken back in time keeps the interview', async ({ api, payload }) => {
  const { application, headers, id, interviewer, passTime, stateOf } = await aDecline(api, payload)
  expect((await api.post(`/api/applications/${application}/undo`, { revision: 1 }, headers)).status).toBe(200)

  await passTime()

  expect(await stateOf()).toBe('confirmed')
  expect(await calendarOf(payload, interviewer.email)).toEqual([`REQUEST 1 ${id}`])
})

test('a decline that follows one taken back keeps the interview until its own time is over', async ({
  api,
  payload,
}) => {
  const { application, headers, id, interviewer, passTime, stateOf, waiting } = await aDecline(api, payload)
  const [first] = await waiting()
  await api.post(`/api/applications/${application}/undo`, { revision: 1 }, headers)
  const reason = (await payload.create({ collection: 'rejection-reasons', data: { title: 'Other' }, locale: 'en' })).id
  const again = { stage: 'rejected', revision: 2, reason }
  expect((await api.post(`/api/applications/${application}/move`, again, headers)).status).toBe(200)

  await passTime([first!])
  expect(await stateOf()).toBe('confirmed')
  expect(await calendarOf(payload, interviewer.email)).toEqual([`REQUEST 1 ${id}`])

  await passTime()
  expect(await stateOf()).toBe('cancelled')
})

test('a decline that writes to nobody calls the interview off with colleagues alone', async ({ api, payload }) => {
  const { applicant, id, interviewer, passTime, stateOf } = await aDecline(api, payload, { isSilent: true })

  await passTime()

  expect(await stateOf()).toBe('cancelled')
  expect((await calendarOf(payload, interviewer.email)).at(-1)).toBe(`CANCEL 2 ${id}`)
  expect((await calendarOf(payload, applicant.email)).at(-1)).toBe(`REQUEST 1 ${id}`)
})

test('an interview in a year that nobody meant is not offered', async ({ api, payload }) => {
  const { applicant, application, headers, invite } = await anInvitation(api, payload)
  for (const far of ['9999-12-31T23:00:00-05:00', inDays(3 * 365)]) {
    const refused = await invite({ times: [inDays(2), far] })

    expect([refused.status, await refused.json()], far).toMatchObject([
      422,
      { message: hiringMessages.en.faults.interviewFar },
    ])
  }
  expect(await mailsTo(payload, applicant.email)).toHaveLength(1)
  const answer = await api.fetch(`/api/applications/${application}/panel`, { headers })
  expect(await answer.json()).toMatchObject({ panel: { interviews: [{}] } })
})

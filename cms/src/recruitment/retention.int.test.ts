import { DAY, MINUTE } from '@diwan/shared/lib/time'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { anApplication, applicantBy, submit } from '../../tests/applying'
import { createVacancy } from '../../tests/builders/createVacancy'
import { pageText, pathOf } from '../../tests/candidatePages'
import { mailsTo } from '../../tests/mailsTo'
import { test } from '../../tests/test'
import { queueMail } from '@/email/queueMail'
import { selfServiceLink } from './candidate/selfServiceLink'
import { mergeApplicants } from './duplicates/mergeApplicants'
import type { Panel } from './desk/readPanel'
import { longDate } from './longDate'
import { applyRetention } from './privacy/applyRetention'
import { ROBOT } from './robots'

const START = new Date()
const day = (n: number) => new Date(START.getTime() + n * DAY)

/** A candidate whose data ends by the rule of one vacancy, with the date that the form gave it. */
async function aCandidate(payload: Payload, name: string, vacancy: string | undefined, pool = false) {
  const purposes = pool ? (['processing', 'talent-pool'] as const) : (['processing'] as const)
  const applicant = await createApplicant(payload, {
    name,
    consents: purposes.map((purpose) => ({ purpose, textVersion: '1', at: START.toISOString() })),
    retainUntil: day(pool ? 365 : 180).toISOString(),
  })
  await createApplication(payload, { applicant: applicant.id, ...(vacancy ? { vacancy } : {}), coverLetter: name })
  return applicant.id
}

/** Something that somebody wrote to the company. */
async function aLetter(payload: Payload, email: string) {
  const letter = { kind: 'contact', name: 'Sara', message: 'Please call.', status: 'new', locale: 'en' } as const
  const reference = `DW-${email}`
  return (await payload.create({ collection: 'contacts', data: { ...letter, email, reference } })).id
}

test('over 400 days retention does what the register says, on its day, and no more', async ({ payload }) => {
  const closing = (await createVacancy(payload, { closesAt: day(30).toISOString() })).id
  const open = (await createVacancy(payload)).id
  const filled = (await createVacancy(payload, { state: 'filled', closedAt: day(0).toISOString() })).id
  const people = {
    speculative: await aCandidate(payload, 'Speculative', undefined),
    closing: await aCandidate(payload, 'Closing', closing),
    filled: await aCandidate(payload, 'Filled', filled),
    pool: await aCandidate(payload, 'Pool', filled, true),
    open: await aCandidate(payload, 'Open', open),
  }
  const noDate = await createApplicant(payload, { name: 'Added by hand' })
  const unconfirmed = await payload.create({ collection: 'job-alerts', data: { email: 'a@alerts.example' } })
  const confirmed = await payload.create({
    collection: 'job-alerts',
    data: { email: 'b@alerts.example', confirmedAt: START.toISOString() },
  })
  const erasedOn: Record<string, number> = {}
  const remindedOn: Record<string, number> = {}
  let alertGoneOn = 0

  for (let n = 1; n <= 400; n++) {
    // A moment later: the candidates applied a moment after the days began.
    const report = await applyRetention(payload, new Date(day(n).getTime() + MINUTE))
    if (report.erased + report.reminded === 0 && report.deleted['job-alerts'] === 0) continue
    for (const [name, id] of Object.entries(people)) {
      const applicant = await payload.findByID({ collection: 'applicants', id, depth: 0 })
      if (applicant.anonymisedAt) erasedOn[name] ??= n
      if (applicant.remindedAt) remindedOn[name] ??= n
    }
    if (report.deleted['job-alerts']) alertGoneOn = n
  }

  expect(erasedOn).toEqual({ speculative: 180, filled: 180, closing: 210, pool: 365 })
  expect(remindedOn).toEqual({ speculative: 166, filled: 166, closing: 196, pool: 351 })
  const left = await payload.findByID({ collection: 'applicants', id: people.open, depth: 0 })
  expect(left).toMatchObject({ name: 'Open' })
  expect(Date.parse(left.retainUntil ?? '')).toBeGreaterThan(day(400).getTime())
  expect(await payload.findByID({ collection: 'applicants', id: noDate.id })).toMatchObject({ name: 'Added by hand' })
  expect(alertGoneOn).toBe(7)
  const find = { collection: 'job-alerts', disableErrors: true } as const
  expect(await payload.findByID({ ...find, id: unconfirmed.id })).toBeNull()
  expect(await payload.findByID({ ...find, id: confirmed.id })).not.toBeNull()
  const { totalDocs } = await payload.count({ collection: 'deletion-certificates' })
  expect(totalDocs).toBe(4)
})

test('days on which nobody looked erase nobody who is kept longer by now', async ({ payload }) => {
  const open = (await createVacancy(payload)).id
  const id = await aCandidate(payload, 'Open', open)

  expect(await applyRetention(payload, day(200))).toMatchObject({ erased: 0, extended: 1 })

  const left = await payload.findByID({ collection: 'applicants', id, depth: 0 })
  expect(left).toMatchObject({ name: 'Open' })
  expect(Date.parse(left.retainUntil ?? '')).toBeGreaterThan(day(200).getTime())
})

test('a person is reminded once of each end', async ({ payload }) => {
  const id = await aCandidate(payload, 'A person', undefined)
  const countReminders = async () =>
    (await payload.count({ collection: 'mails', where: { 'relatedTo.value': { equals: id } } })).totalDocs

  for (const n of [167, 168, 169]) await applyRetention(payload, day(n))
  expect(await countReminders()).toBe(1)

  const consents = [{ purpose: 'talent-pool' as const, textVersion: '1', at: day(170).toISOString() }]
  await payload.update({ collection: 'applicants', id, data: { consents } })
  for (const n of [181, 182]) await applyRetention(payload, day(n))
  expect(await countReminders()).toBe(1)
  for (const n of [522, 523]) await applyRetention(payload, day(n))
  expect(await countReminders()).toBe(2)
})

test('a later end is told of too, whoever set it: another application, a merge or a colleague', async ({
  api,
  payload,
}) => {
  const people = {
    applies: await aCandidate(payload, 'Applies again', undefined),
    merged: await aCandidate(payload, 'Is merged', undefined),
    byHand: await aCandidate(payload, 'Is kept longer', undefined),
  }
  const newer = await createApplicant(payload, { name: 'Is merged', retainUntil: day(300).toISOString() })
  await applyRetention(payload, day(170))
  const { email } = await payload.findByID({ collection: 'applicants', id: people.applies, depth: 0 })
  const vacancy = await createVacancy(payload, { closesAt: day(200).toISOString() })

  const form = new FormData()
  const cv = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf')
  const sent = { name: 'Applies again', email, phone: '0501234567', consent: 'true', vacancy: vacancy.id, cv }
  for (const [name, value] of Object.entries(sent)) form.set(name, value)
  expect((await api.fetch('/api/applications/submit', { method: 'POST', body: form })).status).toBe(201)
  await mergeApplicants(payload, null, { keep: people.merged, drop: newer.id })
  const asRecruiter = await api.as('recruiter')
  await api.fetch(`/api/applicants/${people.byHand}`, {
    method: 'PATCH',
    headers: { ...asRecruiter, 'Content-Type': 'application/json' },
    body: JSON.stringify({ retainUntil: day(300).toISOString() }),
  })

  for (const id of Object.values(people)) {
    const { remindedAt, retainUntil } = await payload.findByID({ collection: 'applicants', id, depth: 0 })
    expect(Date.parse(retainUntil ?? '')).toBeGreaterThan(day(190).getTime())
    expect(remindedAt).toBeNull()
  }

  await applyRetention(payload, day(290))
  const told = { collection: 'mails', where: { 'relatedTo.value': { equals: people.byHand } } } as const
  const { docs } = await payload.find({ ...told, sort: '-createdAt', depth: 0 })
  expect(docs).toHaveLength(2)
  expect(docs[0]?.text).toContain(longDate(day(300), 'en'))
})

test('an end before the one of the rule is refused in words, none at all is the end of the rule, and without a rule any day counts', async ({
  api,
  payload,
}) => {
  const id = await aCandidate(
    payload,
    'Is kept',
    (await createVacancy(payload, { closesAt: day(30).toISOString() })).id,
  )
  await payload.update({ collection: 'applicants', id, data: { retainUntil: day(300).toISOString() } })
  const byHand = await createApplicant(payload, { name: 'Added by hand', retainUntil: day(90).toISOString() })
  const recruiter = await api.as('recruiter')
  const set = (person: string, retainUntil: string | null, language = 'en') =>
    api.fetch(`/api/applicants/${person}`, {
      method: 'PATCH',
      headers: { ...recruiter, 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ retainUntil }),
    })
  const endOf = async (person: string) =>
    (await payload.findByID({ collection: 'applicants', id: person, depth: 0 })).retainUntil

  for (const language of ['en', 'ar'] as const) {
    const refused = await set(id, day(200).toISOString(), language)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(longDate(day(210), language))
  }
  const rows = JSON.stringify([{ id, retainUntil: day(200).toISOString() }])
  const imported = await api.fetch('/api/admin/exchange/applicants', { method: 'POST', headers: recruiter, body: rows })
  expect(await imported.text()).toContain(longDate(day(210), 'en'))
  expect(await endOf(id)).toBe(day(300).toISOString())

  expect((await set(id, null)).status).toBe(200)
  expect(await endOf(id)).toBe(day(210).toISOString())
  expect((await set(id, day(220).toISOString())).status).toBe(200)
  expect((await set(byHand.id, day(10).toISOString())).status).toBe(200)
  expect((await set(byHand.id, null)).status).toBe(200)
  expect(await endOf(byHand.id)).toBeNull()
})

test('what a person agreed to beside an application outlives it, and no mail about the application still waits', async ({
  payload,
}) => {
  const applicant = await aCandidate(payload, 'A person', undefined)
  const { email } = await payload.findByID({ collection: 'applicants', id: applicant, depth: 0 })
  await payload.create({ collection: 'job-alerts', data: { email, confirmedAt: START.toISOString() } })
  const contact = await aLetter(payload, email)
  const mail = { to: email, subject: 'Hello', text: 'Hello', locale: 'en' } as const
  await queueMail(payload, { ...mail, relatedTo: { relationTo: 'applicants', value: applicant } })
  await queueMail(payload, { ...mail, relatedTo: { relationTo: 'contacts', value: contact } })

  const find = { collection: 'mails', where: { 'relatedTo.value': { equals: applicant } }, depth: 0 } as const
  const about = (await payload.find(find)).docs[0]?.id

  expect(await applyRetention(payload, day(181))).toMatchObject({ erased: 1 })

  expect(about).toBeDefined()
  const where = { email: { equals: email } }
  const count = async (collection: 'contacts' | 'job-alerts') => (await payload.count({ collection, where })).totalDocs
  expect([await count('contacts'), await count('job-alerts')]).toEqual([1, 1])
  const { docs: mails } = await payload.find({ collection: 'mails', where: { to: { equals: email } }, depth: 0 })
  expect(mails.map(({ relatedTo }) => relatedTo?.relationTo)).toEqual(['contacts'])
  const sending = { taskSlug: { equals: 'sendMail' } }
  const { docs: jobs } = await payload.find({ collection: 'payload-jobs', where: sending, depth: 0, pagination: false })
  const waiting = jobs.map(({ input }) => (input as { mail: string }).mail)
  expect(waiting).toContain(mails[0]?.id)
  expect(waiting).not.toContain(about)
})

test('a letter to the company is kept so long after its last change, not after it came', async ({ payload }) => {
  const id = await aLetter(payload, 'sara@letters.example')
  const where = { id: { equals: id } }
  const data = { createdAt: day(-100).toISOString(), updatedAt: START.toISOString() }
  await payload.db.updateMany({ collection: 'contacts', where, data, returning: false })

  const count = async () => (await payload.count({ collection: 'contacts', where })).totalDocs
  await applyRetention(payload, day(729))
  expect(await count()).toBe(1)
  await applyRetention(payload, day(731))
  expect(await count()).toBe(0)
})

test('nobody is reminded whose name robots used, and their data ends all the same', async ({ payload }) => {
  const reminding = day(170)
  const person = await aCandidate(payload, 'A person', undefined)
  const robot = await aCandidate(payload, 'A robot', undefined)
  const where = { applicant: { equals: robot } }
  await payload.db.updateMany({ collection: 'applications', where, data: { source: ROBOT }, returning: false })

  await applyRetention(payload, reminding)

  const read = (id: string) => payload.findByID({ collection: 'applicants', id, depth: 0 })
  const about = async (id: string) =>
    (await payload.count({ collection: 'mails', where: { 'relatedTo.value': { equals: id } } })).totalDocs
  expect([await about(person), await about(robot)]).toEqual([1, 0])
  await applyRetention(payload, day(181))
  expect((await read(robot)).anonymisedAt).toBeTruthy()
})

test('a vacancy closed by hand before its time shortens how long its candidates are kept at once, and nobody else', async ({
  payload,
}) => {
  const { id } = await createVacancy(payload, { closesAt: day(60).toISOString() })
  const other = (await createVacancy(payload, { closesAt: day(60).toISOString() })).id
  const people = {
    closed: await aCandidate(payload, 'Closed early', id),
    pool: await aCandidate(payload, 'Closed early, in the pool', id, true),
    both: await aCandidate(payload, 'Applied twice', id),
    other: await aCandidate(payload, 'Applied elsewhere', other),
  }
  await createApplication(payload, { applicant: people.both, vacancy: other })
  for (const applicant of [people.closed, people.both, people.other]) {
    const data = { retainUntil: day(240).toISOString() }
    await payload.update({ collection: 'applicants', id: applicant, data })
  }

  const remindedAt = day(1).toISOString()
  await payload.update({ collection: 'applicants', id: people.both, data: { remindedAt } })

  await payload.update({ collection: 'vacancies', id, data: { state: 'closed', closedAt: day(5).toISOString() } })

  // Whose end stays is not reminded of it again.
  expect(await payload.findByID({ collection: 'applicants', id: people.both, depth: 0 })).toMatchObject({ remindedAt })
  const keptUntil = async (applicant: string) =>
    (await payload.findByID({ collection: 'applicants', id: applicant, depth: 0 })).retainUntil
  expect(await keptUntil(people.closed)).toBe(day(185).toISOString())
  expect(await keptUntil(people.pool)).toBe(day(365).toISOString())
  expect(await keptUntil(people.both)).toBe(day(240).toISOString())
  expect(await keptUntil(people.other)).toBe(day(240).toISOString())
})

test('the panel says that a person is kept open while nobody knows when their vacancy closes', async ({
  api,
  payload,
}) => {
  const openEnded = await createVacancy(payload)
  const dated = await createVacancy(payload, { closesAt: day(60).toISOString() })
  const isKeptOpen = async (vacancy: string) => {
    const { id } = await createApplication(payload, { vacancy })
    const response = await api.fetch(`/api/applications/${id}/panel`, { headers: await api.as('recruiter') })
    return ((await response.json()) as { panel: Panel }).panel.applicant.isKeptOpen
  }

  expect(await isKeptOpen(openEnded.id)).toBe(true)
  expect(await isKeptOpen(dated.id)).toBe(false)
  await payload.update({ collection: 'vacancies', id: openEnded.id, data: { state: 'filled' } })
  expect(await isKeptOpen(openEnded.id)).toBe(false)
})

test('a candidate is promised no day while nobody knows when their vacancy closes', async ({ api, payload }) => {
  const told = async (closesAt?: string) => {
    const vacancy = await createVacancy(payload, closesAt ? { closesAt } : {})
    const email = `kept-${vacancy.id}@example.com`
    await submit(api, anApplication({ email, vacancy: vacancy.id }))
    const applicant = await applicantBy(payload, email)
    const mail = (await mailsTo(payload, email))[0]?.text ?? ''
    const page = applicant ? await pageText(api, pathOf(selfServiceLink(applicant))) : ''
    const end = longDate(applicant?.retainUntil ?? '', 'en')
    return [mail, page].map((text) => new RegExp(`(?:at least u|U|details u)ntil ${end}`).exec(text)?.[0])
  }
  const inDays = (days: number) => longDate(day(days), 'en')

  expect(await told()).toEqual([`at least until ${inDays(180)}`, `at least until ${inDays(180)}`])
  expect(await told(day(60).toISOString())).toEqual([`details until ${inDays(240)}`, `Until ${inDays(240)}`])
})

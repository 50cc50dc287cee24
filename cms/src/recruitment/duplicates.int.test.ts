import { DAY } from '@diwan/shared/lib/time'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { saveApplicant } from '@/forms/applications/saveApplicant'
import { inTransaction } from '@/database/inTransaction'
import { mergeApplicants } from '@/recruitment/duplicates/mergeApplicants'
import { renewNameKeys } from '@/recruitment/duplicates/renewNameKeys'
import { idOf } from '@/recruitment/idOf'
import { findApplicant } from './addresses/findApplicant'
import { ROBOT } from './robots'

const read = (payload: Payload, id: string): Promise<ApplicantDoc | null> =>
  payload.findByID({ collection: 'applicants', id, depth: 0, disableErrors: true })

test('the same name with the same phone or city is marked on both records; the name alone is not', async ({
  payload,
}) => {
  const first = await createApplicant(payload, { name: 'Layla Al-Ahmad', phone: '+966501234567' })
  const byPhone = await createApplicant(payload, { name: 'Ahmad, LAYLA', phone: '+966501234567', city: 'Jeddah' })
  const byCity = await createApplicant(payload, { name: 'Layla Ahmad', city: 'jeddah ' })
  const stranger = await createApplicant(payload, { name: 'Layla Ahmad', city: 'Dammam' })

  const marks = async (id: string) => ((await read(payload, id))?.possibleDuplicates ?? []).map(idOf).sort()
  expect(await marks(first.id)).toEqual([byPhone.id])
  expect(await marks(byPhone.id)).toEqual([first.id, byCity.id].sort())
  expect(await marks(byCity.id)).toEqual([byPhone.id])
  expect(await marks(stranger.id)).toEqual([])
})

test('people who are alike do not name each other without end, however deep a call asks', async ({ api, payload }) => {
  const alike = { name: 'Ghada Al-Otaibi', phone: '+966501237654' }
  for (let count = 0; count < 3; count++) await createApplicant(payload, alike)
  const headers = await api.as('recruiter')

  const answer = await api.fetch(`/api/applicants?where[name][equals]=${alike.name}&depth=4`, { headers })

  const { docs } = (await answer.json()) as { docs: ApplicantDoc[] }
  const named = docs.flatMap(({ possibleDuplicates }) => possibleDuplicates ?? []) as ApplicantDoc[]
  expect(named.map(({ name }) => name)).toEqual(Array(6).fill(alike.name))
  for (const { possibleDuplicates } of named)
    expect(possibleDuplicates).toEqual([expect.any(String), expect.any(String)])
})

test('people whose keys are from before are found and marked once the keys were renewed, and what else is known of them stays', async ({
  payload,
}) => {
  const apart = await createApplicant(payload, { name: 'عبد الله الحربي', phone: '+966501112223' })
  const together = await createApplicant(payload, { name: 'عبدالله الحربي', phone: '+966502223334' })
  const data = { nameKey: 'الحربي الله عبد', phone: '+966502223334' }
  await payload.db.updateOne({ collection: 'applicants', id: apart.id, data, returning: false })

  const renewed = await renewNameKeys(payload)

  expect(renewed).toBe(1)
  expect(await read(payload, apart.id)).toMatchObject({ name: apart.name, email: apart.email, phone: data.phone })
  for (const [one, other] of [
    [apart, together],
    [together, apart],
  ] as const)
    expect(((await read(payload, one.id))?.possibleDuplicates ?? []).map(idOf)).toEqual([other.id])
  expect(await renewNameKeys(payload)).toBe(0)
})

test('merging two people loses nothing: applications, mails, files, consents, both addresses', async ({
  api,
  payload,
}) => {
  const cv = (name: string) =>
    payload.create({
      collection: 'files',
      data: { kind: 'cv' },
      file: { name, data: Buffer.from('text'), mimetype: 'text/plain', size: 4 },
    })
  const [cvOne, cvTwo] = [await cv('one.txt'), await cv('two.txt')]
  const at = new Date().toISOString()
  const consent = { purpose: 'processing' as const, textVersion: '1', at }
  const keep = await createApplicant(payload, {
    name: 'Sara Saleh',
    phone: '+966501111111',
    cvs: [cvOne.id],
    consents: [consent],
    retainUntil: '2027-01-01T00:00:00.000Z',
  })
  const drop = await createApplicant(payload, {
    name: 'Sarah Saleh',
    city: 'Riyadh',
    phone: '+966502222222',
    cvs: [cvTwo.id],
    consents: [{ ...consent, purpose: 'talent-pool' }],
    retainUntil: '2027-06-01T00:00:00.000Z',
  })
  const applications = [
    await createApplication(payload, { applicant: keep.id }),
    await createApplication(payload, { applicant: drop.id, notes: [{ text: 'Good' }] }),
  ]

  const response = await api.post(`/api/applicants/${keep.id}/merge`, { other: drop.id }, await api.as('recruiter'))

  expect(response.status).toBe(200)
  expect(await read(payload, drop.id)).toBeNull()
  const person = await read(payload, keep.id)
  expect(person).toMatchObject({ phone: '+966501111111', city: 'Riyadh', retainUntil: '2027-06-01T00:00:00.000Z' })
  expect(person?.cvs).toEqual([cvOne.id, cvTwo.id])
  expect(person?.consents?.map(({ purpose }) => purpose).sort()).toEqual(['processing', 'talent-pool'])
  expect(person?.alsoKnownAs?.map(({ value }) => value).sort()).toEqual(
    [drop.email, 'Sarah Saleh', '+966502222222'].sort(),
  )
  const { docs } = await payload.find({
    collection: 'applications',
    where: { applicant: { equals: keep.id } },
    depth: 0,
  })
  expect(docs.map(({ id }) => id).sort()).toEqual(applications.map(({ id }) => id).sort())
  expect(docs.flatMap(({ notes }) => notes ?? [])).toMatchObject([{ text: 'Good' }])

  const form = { name: 'Sarah', email: drop.email.toUpperCase(), phone: '', consent: true }
  const again = await inTransaction(payload, async (req) => {
    const known = await findApplicant(payload, form.email, req)
    return saveApplicant(req, { form, retainUntil: new Date() } as never, cvOne.id, known)
  })
  expect(again).toBe(keep.id)
})

test('of a merged person’s applications for one vacancy the furthest stays, with all that belongs to the other; decided ones stay apart', async ({
  api,
  payload,
}) => {
  const [keep, drop] = [await createApplicant(payload), await createApplicant(payload)]
  const vacancy = (await createVacancy(payload)).id
  const [huda, omar] = [
    await createUser(payload, { role: 'recruiter' }),
    await createUser(payload, { role: 'recruiter' }),
  ]
  const at = '2026-01-02T03:04:05.000Z'
  const early = await createApplication(payload, {
    applicant: keep.id,
    vacancy,
    notes: [{ text: 'Good', by: huda.id, at }],
    ratings: [
      { criterion: 'depth', score: 2, by: huda.id },
      { criterion: 'depth', score: 5, by: omar.id },
    ],
    answers: [{ key: 'licence', label: 'Licence?', value: 'no', ruledOut: true }],
    tags: ['sap', 'fast'],
    coverLetter: 'I mean it.',
    idempotencyKey: 'first-key',
    reference: 'DW-7K3M-92QZ',
  })
  const far = await createApplication(payload, {
    applicant: drop.id,
    vacancy,
    stage: 'interview',
    ratings: [{ criterion: 'depth', score: 4, by: huda.id }],
    tags: ['sap'],
  })
  const apart = [
    await createApplication(payload, { applicant: keep.id, vacancy, stage: 'rejected' }),
    await createApplication(payload, { applicant: drop.id, vacancy, stage: 'withdrawn' }),
    await createApplication(payload, { applicant: drop.id, vacancy: (await createVacancy(payload)).id }),
    await createApplication(payload, { applicant: keep.id }),
    await createApplication(payload, { applicant: drop.id }),
    await createApplication(payload, { applicant: drop.id, vacancy, source: ROBOT }),
  ]
  const times = { proposedTimes: [{ at }], interviewers: [huda.id] }
  const interview = await payload.create({
    collection: 'interviews',
    data: { ...times, application: early.id } as never,
  })
  const task = await payload.create({ collection: 'hiring-tasks', data: { title: 'Call', application: early.id } })
  const relatedTo = { relationTo: 'applications' as const, value: early.id }
  const mail = { to: keep.email, subject: 'Hello', text: 'Hello', locale: 'en', relatedTo } as const
  const sendAt = new Date(Date.now() + DAY).toISOString()
  const [sent, waiting] = [
    await payload.create({ collection: 'mails', data: { ...mail, status: 'sent' } as never }),
    await payload.create({ collection: 'mails', data: { ...mail, status: 'queued', sendAt } as never }),
  ]

  const headers = await api.as('recruiter')
  expect((await api.post(`/api/applicants/${keep.id}/merge`, { other: drop.id }, headers)).status).toBe(200)

  const find = {
    where: { applicant: { equals: keep.id } },
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  } as const
  const { docs } = await payload.find({ collection: 'applications', ...find })
  expect(docs.map(({ id }) => id).sort()).toEqual([far, ...apart].map(({ id }) => id).sort())
  const one = docs.find(({ id }) => id === far.id)
  expect(one).toMatchObject({ stage: 'interview', knockedOut: true, rating: 4.5, tags: ['sap', 'fast'] })
  expect(one?.furtherKeys).toEqual([early.id, 'first-key'])
  expect(one?.ratings?.map(({ by, score }) => [by, score])).toEqual([
    [huda.id, 4],
    [omar.id, 5],
  ])
  expect(one?.answers).toMatchObject([{ key: 'licence', value: 'no' }])
  expect(one?.notes?.[0]).toMatchObject({ text: 'Good', by: huda.id, at })
  expect(one?.notes?.[1]?.text).toContain(`${early.reference}. I mean it.`)
  for (const [collection, id] of [
    ['interviews', interview.id],
    ['hiring-tasks', task.id],
  ] as const)
    expect((await payload.findByID({ collection, id, depth: 0 })).application).toBe(far.id)
  // Boards that show the one that is gone are read anew.
  const changes = await api.fetch(`/api/applications/changes?since=${new Date().toISOString()}`, { headers })
  expect(await changes.json()).toMatchObject({ isPartial: true })
  const linked = await api.fetch(`/api/applications/${early.id}/panel`, { headers })
  expect(await linked.json()).toMatchObject({ panel: { id: far.id } })
  const where = new URLSearchParams({ 'where[or][0][reference][like]': early.reference.toLowerCase() })
  const searched = await (await api.fetch(`/api/applications?${where}`, { headers })).json()
  expect(searched.docs).toMatchObject([{ id: far.id }])
  const readMail = (id: string) => payload.findByID({ collection: 'mails', id, depth: 0 })
  expect(await readMail(sent.id)).toMatchObject({ status: 'sent', relatedTo: { value: far.id } })
  expect(await readMail(waiting.id)).toMatchObject({ status: 'cancelled', relatedTo: { value: far.id } })
})

test('of two open applications that become one the newest CV stays, whichever it came with', async ({ payload }) => {
  const [keep, drop] = [await createApplicant(payload), await createApplicant(payload)]
  const vacancy = (await createVacancy(payload)).id
  const aCv = async (day: string) => {
    const createdAt = `2026-01-${day}T03:04:05.000Z`
    const data = { kind: 'cv', filename: `${day}-${keep.id}.pdf`, createdAt, updatedAt: createdAt }
    return (await payload.db.create({ collection: 'files', data } as never)).id
  }
  const [newest, oldest] = [await aCv('03'), await aCv('02')]
  const far = await createApplication(payload, { applicant: keep.id, vacancy, stage: 'interview', cv: oldest })
  await createApplication(payload, { applicant: drop.id, vacancy, cv: newest })

  await mergeApplicants(payload, null, { keep: keep.id, drop: drop.id })

  const { cv } = await payload.findByID({ collection: 'applications', id: far.id, depth: 0 })
  expect(cv).toBe(newest)
})

test('people who were told apart are not marked again, and nobody is merged with themselves or told apart from them', async ({
  api,
  payload,
}) => {
  const one = await createApplicant(payload, { name: 'Huda Omar', city: 'Abha' })
  const other = await createApplicant(payload, { name: 'Huda Omar', city: 'Abha' })
  const headers = await api.as('recruiter')

  await api.post(`/api/applicants/${one.id}/separate`, { other: other.id }, headers)
  const fromItself = await api.post(`/api/applicants/${one.id}/separate`, { other: one.id }, headers)
  expect(fromItself.status).toBe(422)
  await payload.update({ collection: 'applicants', id: one.id, data: { phone: '+966503333333' } })

  expect((await read(payload, one.id))?.possibleDuplicates ?? []).toEqual([])
  expect((await api.post(`/api/applicants/${one.id}/merge`, { other: one.id }, headers)).status).toBe(422)
  expect((await api.post(`/api/applicants/${one.id}/merge`, { other: 'f'.repeat(24) }, headers)).status).toBe(404)
})

test('what was said of a record that goes holds for the person it becomes', async ({ api, payload }) => {
  const [keep, drop] = [await createApplicant(payload), await createApplicant(payload)]
  const apart = await createApplicant(payload, { otherPeople: [drop.id] })
  const alike = await createApplicant(payload, { possibleDuplicates: [drop.id] })

  await api.post(`/api/applicants/${keep.id}/merge`, { other: drop.id }, await api.as('recruiter'))

  expect((await read(payload, apart.id))?.otherPeople).toEqual([keep.id])
  expect((await read(payload, alike.id))?.possibleDuplicates).toEqual([keep.id])
})

test('an application from an address that came with a merge gives that address no links', async ({ api, payload }) => {
  const [keep, drop] = [await createApplicant(payload), await createApplicant(payload)]
  await payload.update({ collection: 'applicants', id: keep.id, data: { ownEmails: [keep.email] } })
  await api.post(`/api/applicants/${keep.id}/merge`, { other: drop.id }, await api.as('recruiter'))
  const form = { name: 'Omar', email: drop.email, phone: '', consent: true }
  const cv = await payload.create({
    collection: 'files',
    data: { kind: 'cv' },
    file: { name: 'cv.txt', data: Buffer.from('text'), mimetype: 'text/plain', size: 4 },
  })

  await inTransaction(payload, async (req) => {
    const known = await findApplicant(payload, form.email, req)
    return saveApplicant(req, { form, retainUntil: new Date() } as never, cv.id, known)
  })

  const person = await payload.findByID({ collection: 'applicants', id: keep.id, depth: 0, showHiddenFields: true })
  expect(person.ownEmails).toEqual([keep.email])
})

import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const createContact = (payload: Payload, data: { reference: string; idempotencyKey?: string }) =>
  payload.create({
    collection: 'contacts',
    data: { kind: 'contact', name: 'Sara', email: 'sara@example.com', status: 'new', ...data },
  })

test('the same e-mail address is the same applicant, however it is written', async ({ payload }) => {
  const applicant = await payload.create({
    collection: 'applicants',
    data: { name: 'Omar', email: ' Omar.Saleh@Example.COM ' },
  })

  expect(applicant.email).toBe('omar.saleh@example.com')
  await expect(
    payload.create({ collection: 'applicants', data: { name: 'O. Saleh', email: 'omar.saleh@example.com' } }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'email' }] } })
})

test('one key makes one record; records without a key do not meet', async ({ payload }) => {
  await createContact(payload, { reference: 'K-1', idempotencyKey: 'the-same' })

  await expect(createContact(payload, { reference: 'K-2', idempotencyKey: 'the-same' })).rejects.toThrow()
  await createContact(payload, { reference: 'K-3' })
  await createContact(payload, { reference: 'K-4' })
  const { totalDocs } = await payload.count({ collection: 'contacts', where: { reference: { like: 'K-' } } })
  expect(totalDocs).toBe(3)
})

test('every change of stage is written down with who and when', async ({ payload }) => {
  const recruiter = await createUser(payload, { role: 'recruiter' })
  const applicant = await payload.create({
    collection: 'applicants',
    data: { name: 'Lama', email: 'lama@example.com' },
  })
  const { id } = await payload.create({
    collection: 'applications',
    data: { reference: 'S-1', applicant: applicant.id, stage: 'new' },
  })

  await payload.update({
    collection: 'applications',
    id,
    data: { stage: 'screening', history: [] },
    overrideAccess: false,
    user: { ...recruiter, collection: 'users' },
  })

  const { history } = await payload.findByID({ collection: 'applications', id, depth: 0 })
  expect(history).toMatchObject([{ to: 'new' }, { from: 'new', to: 'screening', by: recruiter.id }])
})

test('a note is signed by who wrote it, and keeps that signature', async ({ payload }) => {
  const [first, second] = [await createUser(payload), await createUser(payload)]
  const { id } = await createContact(payload, { reference: 'N-1' })
  const write = (user: typeof first, notes: object[]) =>
    payload.update({
      collection: 'contacts',
      id,
      data: { notes } as never,
      depth: 0,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
    })

  const { notes } = await write(first, [{ text: 'Called back.' }])
  const forged = notes!.map((note) => ({ ...note, by: second.id }))
  const after = await write(second, [...forged, { text: 'Answered.' }])

  expect(after.notes).toMatchObject([{ by: first.id }, { by: second.id }])
  expect(after.notes?.[1]?.at).toEqual(expect.any(String))
})

test('a plain change adds notes and scores of its sender, and leaves those of colleagues as they were', async ({
  api,
  payload,
}) => {
  const colleague = await createUser(payload, { role: 'recruiter' })
  const notes = [{ text: 'Speaks four languages.', by: colleague.id }]
  const ratings = [{ criterion: 'Depth', score: 2, by: colleague.id }]
  const application = await createApplication(payload, { notes, ratings })
  const headers = { 'Content-Type': 'application/json', ...(await api.as('recruiter')) }
  const patch = async (data: object) => {
    const options = { method: 'PATCH', headers, body: JSON.stringify(data) }
    const answer = await api.fetch(`/api/applications/${application.id}?depth=0`, options)
    return ((await answer.json()) as { doc: ApplicationDoc }).doc
  }
  const [note] = application.notes ?? []
  const [rating] = application.ratings ?? []

  await patch({
    notes: [
      { ...note, text: 'Speaks none.' },
      { text: 'Called back.', by: colleague.id },
    ],
    ratings: [
      { ...rating, score: 5 },
      { criterion: 'Depth', score: 3 },
      { criterion: 'Depth', score: 4 },
    ],
  })
  const after = await patch({ notes: [], ratings: null, source: 'spam' })
  const again = await patch({ ratings: [{ criterion: 'Depth', score: 4 }], notes: [{ text: 'Invited.' }] })

  expect(after.notes).toMatchObject([
    { text: 'Speaks four languages.', by: colleague.id },
    { text: 'Called back.', by: expect.not.stringMatching(colleague.id) },
  ])
  expect(after.ratings).toMatchObject([{ score: 2, by: colleague.id }])
  expect(again.notes?.map(({ text }) => text)).toEqual(['Speaks four languages.', 'Called back.', 'Invited.'])
  expect(again.ratings).toMatchObject([
    { score: 2, by: colleague.id },
    { score: 4, by: expect.not.stringMatching(colleague.id) },
  ])
  expect(again.rating).toBe(3)
})

test('what only the system writes is not written by a plain change of a record', async ({ api, payload }) => {
  const other = await createApplicant(payload)
  const ratings = [{ criterion: 'Depth', score: 2 }]
  const application = await createApplication(payload, { ratings, knockedOut: false })
  const headers = { 'Content-Type': 'application/json', ...(await api.as('admin')) }
  const patch = (collection: string, id: string, data: object) =>
    api.fetch(`/api/${collection}/${id}`, { method: 'PATCH', headers, body: JSON.stringify(data) })
  const read = async () => [
    await payload.findByID({ collection: 'applications', id: application.id, depth: 0 }),
    await payload.findByID({ collection: 'applicants', id: String(application.applicant), depth: 0 }),
  ]
  const [applicationBefore, applicantBefore] = await read()
  const at = new Date().toISOString()

  await patch('applications', application.id, {
    rating: 5,
    knockedOut: true,
    revision: 9,
    stageSince: at,
    history: [],
  })
  await patch('applicants', String(application.applicant), {
    anonymisedAt: at,
    remindedAt: at,
    possibleDuplicates: [other.id],
    otherPeople: [other.id],
    suggestions: [{ fact: 'email', value: 'planted@example.com' }],
    ownEmails: ['planted@example.com'],
    nameKey: 'planted',
  })

  const [applicationAfter, applicantAfter] = await read()
  expect({ ...applicationAfter, updatedAt: '' }).toEqual({ ...applicationBefore, updatedAt: '' })
  expect({ ...applicantAfter, updatedAt: '' }).toEqual({ ...applicantBefore, updatedAt: '' })
})

test('a name that staff write over REST is kept as the form would keep it', async ({ api, payload }) => {
  const { id } = await createApplicant(payload)
  const headers = { 'Content-Type': 'application/json', ...(await api.as('recruiter')) }
  const patch = (data: object) =>
    api.fetch(`/api/applicants/${id}`, { method: 'PATCH', headers, body: JSON.stringify(data) })

  expect((await patch({ name: ' Omar\r\nBcc: x@example.com\u0000 ', city: 'Al\nKhobar' })).status).toBe(200)
  expect(await payload.findByID({ collection: 'applicants', id })).toMatchObject({
    name: 'Omar Bcc: x@example.com',
    city: 'Al Khobar',
  })

  expect((await patch({ name: '\n\u200f' })).status).toBe(400)
})

test('a visitor cannot make an account, not even the first one', async ({ api, payload }) => {
  await payload.delete({ collection: 'users', where: { role: { not_equals: 'admin' } } })
  await payload.db.deleteMany({ collection: 'users', where: {} })
  const account = { name: 'X', email: 'x@example.com', password: 'a long enough password', role: 'admin' }

  expect((await api.post('/api/users/first-register', account)).status).toBe(401)
  expect((await api.post('/api/users', account)).status).toBe(401)
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
})

test('the last administrator is neither deleted nor demoted', async ({ payload }) => {
  await payload.db.deleteMany({ collection: 'users', where: {} })
  const { id } = await createUser(payload, { role: 'admin' })

  await expect(payload.delete({ collection: 'users', id })).rejects.toMatchObject({ status: 409 })
  await expect(payload.update({ collection: 'users', id, data: { role: 'editor' } })).rejects.toMatchObject({
    status: 409,
  })
  await createUser(payload, { role: 'admin' })
  await expect(payload.update({ collection: 'users', id, data: { role: 'editor' } })).resolves.toMatchObject({
    role: 'editor',
  })
})

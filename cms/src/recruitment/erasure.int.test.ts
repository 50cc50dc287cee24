import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { env } from '@/env'
import { eraseApplicant } from './privacy/eraseApplicant'

const NAME = 'Zubaida Quixwell'
const EMAIL = 'zubaida.quixwell@planted.example'
const PHONE = '+966509876543'
const SECRET = 'xylophonic-secret'
// Where MongoDB holds something of the person before the erasure.
const collections = [
  'applicants',
  'applications',
  'contacts',
  'files',
  'hiring-tasks',
  'interviews',
  'mails',
  'payload-query-presets',
]
const planted = [NAME, 'quixwell', EMAIL, PHONE, '509876543', SECRET]

/** Files below a folder that hold one of these texts, in upper or lower case. */
async function filesWith(folder: string, texts: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const text = (await readFile(path)).toString('latin1').toLowerCase()
    const hits = texts.filter((needle) => text.includes(needle.toLowerCase()))
    if (hits.length > 0) found.push(`${path}: ${hits.join(', ')}`)
  }
  return found
}

/** What kind of file it is, by its place below the data folder. */
const kindOf = (found: string): string =>
  found
    .slice(env.DATA_DIR.length + 1, found.indexOf(': '))
    .replace(/[0-9a-f-]{24,36}(?=\.(?:eml|pdf)(?:\._S3rver_object)?$)/, '*')

const onDisk = ['uploads/files/*.pdf', 'uploads/files/*.pdf']
const inBucket = onDisk.map((path) => path.replace('uploads', 'bucket/diwan-uploads').concat('._S3rver_object'))

/** The embedded database has its file and its write-ahead log among the data; MongoDB keeps its files elsewhere. */
const databaseFiles = ({ db }: Payload) => (db.name === 'sqlite' ? ['cms.sqlite', 'cms.sqlite-wal'] : [])

/** Copies what the write-ahead log holds into the database's file, so that both hold it whenever the log was last emptied. */
async function settleWrites({ db }: Payload): Promise<void> {
  if (db.name !== 'sqlite' || !('client' in db)) return
  await (db.client as unknown as { execute: (sql: string) => Promise<unknown> }).execute(
    'PRAGMA wal_checkpoint(PASSIVE)',
  )
}

/** Collections of MongoDB in which a document holds one of these texts. */
async function collectionsWith({ db }: Payload, texts: string[]): Promise<string[]> {
  if (db.name !== 'mongoose' || !('connection' in db)) return []
  const { db: database } = db.connection as unknown as { db: MongoDatabase }
  const found: string[] = []
  for (const { collectionName } of await database.collections()) {
    const text = JSON.stringify(await database.collection(collectionName).find().toArray()).toLowerCase()
    if (texts.some((needle) => text.includes(needle.toLowerCase()))) found.push(collectionName)
  }
  return found.sort()
}

interface MongoDatabase {
  collections: () => Promise<{ collectionName: string }[]>
  collection: (name: string) => { find: () => { toArray: () => Promise<unknown[]> } }
}

async function apply(api: Api, vacancy?: string): Promise<void> {
  const form = new FormData()
  const cv = new File([`%PDF-1.7\n% ${NAME} ${SECRET}\n%%EOF`], `${NAME}.pdf`, { type: 'application/pdf' })
  const fields = { name: NAME, email: EMAIL, phone: PHONE, coverLetter: `I am ${NAME}, ${SECRET}`, consent: 'true', cv }
  for (const [name, value] of Object.entries({ ...fields, ...(vacancy ? { vacancy } : {}) })) form.set(name, value)
  const response = await api.fetch('/api/applications/submit', {
    method: 'POST',
    body: form,
    headers: { 'X-Forwarded-For': `192.0.2.${Math.ceil(Math.random() * 200)}` },
  })
  expect(response.status).toBe(201)
}

const applicantOf = async (payload: Payload, email: string) =>
  (await payload.find({ collection: 'applicants', where: { email: { equals: email } }, depth: 0 })).docs[0]

test('who asks to be erased is nowhere on disk: not in rows, free pages, the write-ahead log, files, mails or logs', async ({
  api,
  payload,
}) => {
  // Many others, so that the planted rows lie between rows that stay.
  for (let n = 0; n < 15; n++) await createApplication(payload)
  // Who looks after the vacancy is told who applied.
  const owner = (await createUser(payload, { role: 'recruiter' })).id
  const vacancy = (await createVacancy(payload, { owner })).id
  await apply(api, vacancy)
  await apply(api)
  await payload.jobs.run({ queue: 'default', limit: 50 })
  const headers = await api.as('recruiter')
  const applicant = await applicantOf(payload, EMAIL)
  const { docs: applications } = await payload.find({
    collection: 'applications',
    where: { applicant: { equals: applicant?.id } },
  })
  expect(applications).toHaveLength(2)
  for (const { id } of applications) {
    await api.post(`/api/applications/${id}/note`, { text: `${NAME} knows ${SECRET}` }, headers)
    await api.post(`/api/applications/${id}/tags`, { add: [SECRET] }, headers)
    await api.post(`/api/applications/${id}/mail`, { subject: NAME, text: SECRET }, headers)
    await payload.create({
      collection: 'interviews',
      data: { application: id, state: 'proposed', notes: SECRET, candidateMessage: NAME },
    })
    await payload.create({ collection: 'hiring-tasks', data: { application: id, title: `Call ${NAME}` } })
  }
  await createApplicant(payload, {
    name: `Twin of ${SECRET}`,
    alsoKnownAs: [{ fact: 'email', value: 'twin@planted.example' }],
  })
  const twin = (await payload.find({ collection: 'applicants', where: { name: { equals: `Twin of ${SECRET}` } } }))
    .docs[0]
  await api.post(`/api/applicants/${applicant?.id}/merge`, { other: twin?.id }, headers)
  await api.post(
    '/api/contacts/submit',
    { name: NAME, email: EMAIL, subject: SECRET, message: `I am ${NAME} with ${SECRET}`, consent: true },
    { 'X-Forwarded-For': '192.0.2.250' },
  )
  const saveView = (title: string, filter: object) =>
    api.post(
      '/api/payload-query-presets',
      { title, relatedCollection: 'applicants', where: { or: [{ and: [filter] }] } },
      headers,
    )
  await saveView('For Monday', { email: { equals: EMAIL } })
  await saveView(NAME.toUpperCase(), { city: { equals: 'Riyadh' } })
  await saveView('In Riyadh', { city: { equals: 'Riyadh' } })
  await mkdir(join(env.DATA_DIR, 'logs'), { recursive: true })
  await writeFile(join(env.DATA_DIR, 'logs/cms.log'), `before\nA mail to ${EMAIL} failed\nafter\n`)
  await settleWrites(payload)
  expect((await filesWith(env.DATA_DIR, planted)).map(kindOf).sort()).toEqual(
    [
      ...databaseFiles(payload),
      'logs/cms.log',
      ...Array.from({ length: 3 }, () => 'mail/*.eml'),
      ...(env.UPLOADS_BUCKET ? inBucket : onDisk),
    ].sort(),
  )
  expect(await collectionsWith(payload, planted)).toEqual(payload.db.name === 'mongoose' ? collections : [])

  const erasure = await eraseApplicant(payload, String(applicant?.id), 'request')
  await payload.jobs.run({ queue: 'default', limit: 50 })

  expect(erasure?.counts).toMatchObject({ applicants: 1, applications: 2, files: 2, contacts: 1 })
  expect(await filesWith(env.DATA_DIR, planted)).toEqual([])
  expect(await collectionsWith(payload, planted)).toEqual([])
  const views = await payload.find({ collection: 'payload-query-presets', depth: 0 })
  expect(views.docs.map(({ title }) => title)).toEqual(['In Riyadh'])
  expect(await readFile(join(env.DATA_DIR, 'logs/cms.log'), 'utf8')).toMatch(/^before\nA mail to \*+ failed\nafter\n$/)
})

test('what reports need of an erased application stays, and the certificate names nobody', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const applicant = await createApplicant(payload, { name: 'Nadia Kamal', email: 'nadia@planted.example' })
  const { id } = await createApplication(payload, { applicant: applicant.id, vacancy, source: 'linkedin' })
  await api.post(`/api/applications/${id}/move`, { stage: 'interview', revision: 0 }, await api.as('recruiter'))

  const erasure = await eraseApplicant(payload, applicant.id, 'staff')

  const application = await payload.findByID({ collection: 'applications', id, depth: 0 })
  expect(application).toMatchObject({ vacancy, stage: 'withdrawn', source: 'linkedin', applicant: applicant.id })
  expect(application.history?.map(({ to }) => to)).toEqual(['new', 'interview', 'withdrawn'])
  expect(application.reference).toMatch(/^ERASED-/)
  const { docs } = await payload.find({
    collection: 'deletion-certificates',
    where: { reference: { equals: erasure?.reference ?? '' } },
  })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toMatch(/nadia|kamal/i)
  expect(await eraseApplicant(payload, applicant.id, 'staff')).toBeUndefined()
})

test('the audit log forgets the reference of an application that had become part of another one', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const vacancy = (await createVacancy(payload)).id
  const [kept, dropped] = [await createApplicant(payload), await createApplicant(payload)]
  await createApplication(payload, { applicant: kept.id, vacancy, stage: 'screening' })
  const joined = await createApplication(payload, { applicant: dropped.id, vacancy })
  await api.post(`/api/applications/${joined.id}/tags`, { add: ['SAP'] }, headers)
  const listLines = async () => {
    const where = { title: { equals: joined.reference } }
    return (await payload.find({ collection: 'audit-log', where, depth: 0 })).docs
  }
  expect(await listLines()).not.toEqual([])
  await api.post(`/api/applicants/${kept.id}/merge`, { other: dropped.id }, headers)

  await eraseApplicant(payload, kept.id, 'request')

  expect(await listLines()).toEqual([])
})

test('what is open ends with the person who asks to be erased; what was decided stays decided, and time decides nothing', async ({
  payload,
}) => {
  const stagesAfter = async (reason: 'request' | 'staff' | 'retention') => {
    const { id } = await createApplicant(payload)
    for (const stage of ['offer', 'hired', 'rejected'] as const)
      await createApplication(payload, { applicant: id, stage })
    await eraseApplicant(payload, id, reason)
    const where = { applicant: { equals: id } }
    const { docs } = await payload.find({ collection: 'applications', where, sort: 'createdAt', depth: 0 })
    return docs.map(({ stage }) => stage)
  }

  expect(await stagesAfter('request')).toEqual(['withdrawn', 'hired', 'rejected'])
  expect(await stagesAfter('staff')).toEqual(['withdrawn', 'hired', 'rejected'])
  expect(await stagesAfter('retention')).toEqual(['offer', 'hired', 'rejected'])
})

test('nobody is marked as another who was erased', async ({ payload }) => {
  const gone = await createApplicant(payload)
  const marks = { possibleDuplicates: [gone.id], otherPeople: [gone.id] }
  const { id } = await createApplicant(payload, { name: 'Stays Behind' })
  await payload.update({ collection: 'applicants', id, data: marks })
  const marksNow = async () => {
    const one = await payload.findByID({ collection: 'applicants', id, depth: 0, showHiddenFields: true })
    return [...(one.possibleDuplicates ?? []), ...(one.otherPeople ?? [])]
  }
  expect(await marksNow()).toEqual([gone.id, gone.id])

  await eraseApplicant(payload, gone.id, 'staff')

  expect(await marksNow()).toEqual([])
})

test('no key of a submission leads to an erased person, and who applies again is new', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const send = async (key: string) => {
    const form = new FormData()
    const cv = new File([`%PDF-1.7\n% ${key}\n%%EOF`], 'cv.pdf')
    const fields = {
      name: 'Key Holder',
      email: 'key.holder@planted.example',
      phone: PHONE,
      consent: 'true',
      vacancy,
      cv,
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': '192.0.2.251' }
    const response = await api.fetch('/api/applications/submit', { method: 'POST', body: form, headers })
    return ((await response.json()) as { reference: string }).reference
  }
  const first = await send('first')
  expect(await send('second')).toBe(first)
  const applicant = await applicantOf(payload, 'key.holder@planted.example')
  const keysOf = async () => {
    const where = { applicant: { equals: applicant?.id } }
    const { docs } = await payload.find({ collection: 'applications', where, showHiddenFields: true, depth: 0 })
    return docs.flatMap(({ furtherKeys, idempotencyKey }) => [idempotencyKey, ...(furtherKeys ?? [])])
  }
  const before = await keysOf()
  expect(before).toHaveLength(2)

  await eraseApplicant(payload, String(applicant?.id), 'request')

  const after = await keysOf()
  expect(after).toHaveLength(1)
  expect(before).not.toEqual(expect.arrayContaining(after))
  expect(await send('second')).not.toBe(first)
})

test('an erasure that fails half-way leaves everything as it was', async ({ payload }) => {
  const applicant = await createApplicant(payload, { name: 'Whole Person' })
  const { id, reference } = await createApplication(payload, { applicant: applicant.id, coverLetter: 'Still here' })
  const { deleteMany } = payload.db
  payload.db.deleteMany = async () => {
    throw new Error('the disk is full')
  }

  await expect(eraseApplicant(payload, applicant.id, 'request')).rejects.toThrow('the disk is full')
  payload.db.deleteMany = deleteMany

  expect(await payload.findByID({ collection: 'applications', id, depth: 0 })).toMatchObject({
    reference,
    coverLetter: 'Still here',
  })
  expect(await applicantOf(payload, applicant.email)).toMatchObject({ name: 'Whole Person' })
})

test('staff download and erase a person who asked by letter, and the audit log says who did, not of whom', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { name: 'Letter Writer', email: 'letter@planted.example' })
  await createApplication(payload, { applicant: applicant.id, coverLetter: 'By post' })
  const recruiter = await api.as('recruiter')
  const path = `/api/applicants/${applicant.id}`

  expect((await api.fetch(`${path}/export`, { headers: await api.as('editor') })).status).toBe(403)
  expect((await api.post(`${path}/erase`, { sure: true }, await api.as('editor'))).status).toBe(403)
  const exported = await api.fetch(`${path}/export`, { headers: recruiter })
  expect(exported.headers.get('Content-Type')).toBe('application/zip')
  expect((await api.post(`${path}/erase`, {}, recruiter)).status).toBe(422)
  const erased = await api.post(`${path}/erase`, { sure: true }, recruiter)

  const { certificate } = (await erased.json()) as { certificate: string }
  expect(certificate).toMatch(/^DEL-/)
  expect((await api.post(`${path}/erase`, { sure: true }, recruiter)).status).toBe(404)
  const { docs } = await payload.find({ collection: 'audit-log', where: { documentId: { equals: applicant.id } } })
  expect(docs.map(({ action }) => action)).toEqual(expect.arrayContaining(['export', 'delete']))
  expect(docs.find(({ action }) => action === 'delete')).toMatchObject({ title: certificate })
  expect(JSON.stringify(docs)).not.toMatch(/letter/i)
})

test('a task of the desk is ticked off, and that is taken back', async ({ api, payload }) => {
  const { id: application } = await createApplication(payload)
  const { id } = await payload.create({ collection: 'hiring-tasks', data: { application, title: 'Call them' } })
  const recruiter = await api.as('recruiter')
  const done = async (isDone: boolean) => {
    const { status } = await api.post(`/api/hiring-tasks/${id}/done`, { isDone }, recruiter)
    return [status, Boolean((await payload.findByID({ collection: 'hiring-tasks', id })).doneAt)]
  }

  expect(await done(true)).toEqual([200, true])
  expect(await done(false)).toEqual([200, false])
  expect((await api.post('/api/hiring-tasks/ffffffffffffffffffffffff/done', { isDone: true }, recruiter)).status).toBe(
    404,
  )
})

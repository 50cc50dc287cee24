import type { CommentDoc, FileDoc, MailDoc, PreviewLinkDoc, UserDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { idOf } from '@/recruitment/idOf'

const aFile = (payload: Payload, kind: FileDoc['kind']) =>
  payload.create({
    collection: 'files',
    data: { kind },
    file: { name: 'Noura Alharbi CV.txt', data: Buffer.from('text'), mimetype: 'text/plain', size: 4 },
  })

const idsOf = async (response: Response) => {
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  return docs.map(({ id }) => id).sort()
}

test('recruiters see what candidates sent, editors and the publisher see reports', async ({ api, payload }) => {
  const cv = await aFile(payload, 'cv')
  const answer = await aFile(payload, 'answer')
  const report = await aFile(payload, 'report')

  const seen = async (role: 'recruiter' | 'editor' | 'service') =>
    idsOf(await api.fetch('/api/files', { headers: await api.as(role) }))

  expect(await seen('recruiter')).toEqual([cv.id, answer.id].sort())
  expect(await seen('editor')).toEqual([report.id])
  expect(await seen('service')).toEqual([report.id])
})

test('the bytes of a private file are refused to visitors and to the wrong desk', async ({ api, payload }) => {
  const { filename } = await aFile(payload, 'cv')
  const path = `/api/files/file/${filename}`

  expect((await api.fetch(path)).status).toBe(401)
  expect((await api.fetch(path, { headers: await api.as('editor') })).ok).toBe(false)
  const response = await api.fetch(path, { headers: await api.as('recruiter') })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toBe('attachment')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('who opens what a candidate sent is written down once, whoever it is', async ({ api, payload }) => {
  const cv = await aFile(payload, 'cv')
  const answer = await aFile(payload, 'answer')
  const report = await aFile(payload, 'report')
  const headers = [await api.as('recruiter'), await api.as('admin')]
  for (const { filename } of [cv, answer, report]) {
    for (const one of headers) await api.fetch(`/api/files/file/${filename}`, { headers: one })
    await api.fetch(`/api/files/file/${filename}`, { headers: { ...headers[1], Range: 'bytes=2-3' } })
  }

  const where = { documentId: { in: [cv.id, answer.id, report.id] }, action: { equals: 'open-cv' } }
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', pagination: false })
  expect(docs.map(({ documentId }) => documentId)).toEqual([cv.id, cv.id, answer.id, answer.id])
  expect(docs[0]?.sentence).toContain('opened the CV of a candidate')
  expect(docs[2]?.sentence).toContain('opened a file that a candidate sent')
})

test('nobody deletes a candidate, an application or what they sent: that would leave traces', async ({
  api,
  payload,
}) => {
  const { applicant, id } = await createApplication(payload)
  const cv = await aFile(payload, 'cv')
  const report = await aFile(payload, 'report')
  const headers = await api.as('admin')
  const remove = async (path: string) => (await api.fetch(`/api/${path}`, { headers, method: 'DELETE' })).status

  expect(await remove(`applications/${id}`)).toBe(403)
  expect(await remove(`applicants/${idOf(applicant)}`)).toBe(403)
  expect(await remove(`files/${cv.id}`)).toBe(403)
  expect(await remove(`files/${report.id}`)).toBe(200)
})

test('a private file is stored under a name that tells nothing, and keeps its own beside it', async ({ payload }) => {
  const file = await aFile(payload, 'cv')

  expect(file.originalName).toBe('Noura Alharbi CV.txt')
  expect(file.filename).toMatch(/^[0-9a-f-]{36}\.txt$/)
})

test('an editor cannot add a candidate’s file, nor a recruiter a report', async ({ payload }) => {
  const add = (role: UserDoc['role'], kind: FileDoc['kind']) =>
    createUser(payload, { role }).then((user) =>
      payload.create({
        collection: 'files',
        data: { kind },
        file: { name: 'x.txt', data: Buffer.from('text'), mimetype: 'text/plain', size: 4 },
        overrideAccess: false,
        user: { ...user, collection: 'users' },
      }),
    )

  await expect(add('editor', 'cv')).rejects.toThrow('not allowed')
  await expect(add('recruiter', 'report')).rejects.toThrow('not allowed')
  await expect(add('editor', 'report')).resolves.toMatchObject({ kind: 'report' })
})

test('mails about enquiries are the editors’, mails about applications the recruiters’', async ({ api, payload }) => {
  const contact = await payload.create({
    collection: 'contacts',
    data: { reference: 'C-1', kind: 'contact', name: 'Sara', email: 'sara@example.com', status: 'new' },
  })
  const applicant = await payload.create({
    collection: 'applicants',
    data: { name: 'Omar', email: 'omar@example.com' },
  })
  const application = await payload.create({
    collection: 'applications',
    data: { reference: 'A-1', applicant: applicant.id, stage: 'new' },
  })
  const aMail = (relatedTo: MailDoc['relatedTo']) =>
    payload.create({
      collection: 'mails',
      data: { to: 'x@example.com', subject: 's', text: 't', status: 'queued', relatedTo },
    })
  const enquiry = await aMail({ relationTo: 'contacts', value: contact.id })
  const hiring = await aMail({ relationTo: 'applications', value: application.id })

  expect(await idsOf(await api.fetch('/api/mails', { headers: await api.as('editor') }))).toEqual([enquiry.id])
  // What the system writes to a person about their own data is between the two.
  await aMail({ relationTo: 'applicants', value: applicant.id })
  const theirs = await idsOf(await api.fetch('/api/mails', { headers: await api.as('recruiter') }))
  expect(theirs).toEqual([hiring.id])
})

test('a comment is signed by its author, and changed by nobody else', async ({ api, payload }) => {
  const mine = await api.as('editor')
  const created = await api.post('/api/comments', { collection: 'blogs', documentId: 'x', text: 'Shorter?' }, mine)
  const { doc } = (await created.json()) as { doc: CommentDoc }
  const change = (headers: Record<string, string>) =>
    api.fetch(`/api/comments/${doc.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ text: 'Longer?', by: null }),
    })

  expect((await change(await api.as('editor'))).ok).toBe(false)
  expect((await change(mine)).status).toBe(200)
  const stored = await payload.findByID({ collection: 'comments', id: doc.id, depth: 0 })
  expect(stored).toMatchObject({ text: 'Longer?', by: expect.any(String) })
})

test('people change their own account, but neither their role nor anybody else’s account', async ({ payload }) => {
  const editor = await createUser(payload)
  const other = await createUser(payload)
  const as = { overrideAccess: false, user: { ...editor, collection: 'users' as const } }
  const name = 'New name'

  const changed = await payload.update({ collection: 'users', id: editor.id, data: { name, role: 'admin' }, ...as })
  const foreign = payload.update({ collection: 'users', id: other.id, data: { name }, ...as })

  expect(changed).toMatchObject({ name, role: 'editor' })
  await expect(foreign).rejects.toThrow()
})

test('staff see their colleagues, not the accounts of programs', async ({ api, payload }) => {
  const service = await createUser(payload, { role: 'service' })
  const ids = await idsOf(await api.fetch('/api/users?limit=0', { headers: await api.as('recruiter') }))

  expect(ids.length).toBeGreaterThan(0)
  expect(ids).not.toContain(service.id)
})

test('recruiters share drafts of vacancies and nothing else, and cannot turn a link into one of another collection', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const { id: documentId } = await createVacancy(payload)
  const share = (collection: string) => api.post('/api/preview-links', { collection, documentId }, headers)
  const patch = (path: string, data: object) =>
    api.fetch(`/api/preview-links${path}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(data),
    })
  const foreign = await payload.create({
    collection: 'preview-links',
    data: { collection: 'blogs', documentId } as PreviewLinkDoc,
  })

  const shared = await share('vacancies')
  const { doc } = (await shared.json()) as { doc: PreviewLinkDoc }

  expect(shared.status).toBe(201)
  for (const collection of ['blogs', 'pages', 'news', 'job-titles']) {
    expect((await share(collection)).status).toBe(403)
  }
  expect(await idsOf(await api.fetch('/api/preview-links', { headers }))).toEqual([doc.id])
  expect((await patch(`/${doc.id}`, { collection: 'blogs' })).status).toBe(403)
  expect((await patch(`?where[id][equals]=${doc.id}`, { collection: 'blogs' })).status).toBe(403)
  expect((await patch(`/${foreign.id}`, { revokedAt: new Date().toISOString() })).ok).toBe(false)
  const remove = (id: string) => api.fetch(`/api/preview-links/${id}`, { method: 'DELETE', headers })
  expect((await remove(foreign.id)).ok).toBe(false)
  expect((await patch(`/${doc.id}`, { revokedAt: new Date().toISOString() })).status).toBe(200)
  expect((await remove(doc.id)).status).toBe(200)
})

import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { privateFiles } from '@/files/store/stores'
import { aZip } from '@/forms/files/testing/aFile'
import { pdfOf } from '@/seed/pdf/pdfOf'
import type { Panel } from './desk/readPanel'
import { NotReadInTime, readCvText } from './cvText/readCvText'
import { readNewCvs } from './cvText/readNewCvs'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PDF = pdfOf({
  title: 'Omar Hassan',
  subtitle: 'Consultant',
  sections: [{ heading: 'Work', paragraphs: ['Five years of actuarial work. Write to other@candidate.example.'] }],
})

interface Found {
  docs: { id: string }[]
}

async function aCv(payload: Payload, bytes: Buffer, mimeType = 'application/pdf'): Promise<string> {
  const filename = `${Math.random().toString(36).slice(2)}.pdf`
  await privateFiles().put(filename, bytes, mimeType)
  const now = new Date().toISOString()
  const data = {
    kind: 'cv',
    filename,
    originalName: 'cv.pdf',
    mimeType,
    filesize: bytes.length,
    createdAt: now,
    updatedAt: now,
  }
  return String((await payload.db.create({ collection: 'files', data })).id)
}

test('the words of a CV are found by search, and what it says of contacts is suggested, never written over', async ({
  api,
  payload,
}) => {
  const cv = await aCv(payload, PDF)
  const broken = await aCv(payload, Buffer.from('%PDF-1.7\nnothing'))
  const applicant = await createApplicant(payload, { phone: '+966501111111', cvs: [cv, broken] })
  const { id, reference } = await createApplication(payload, { applicant: applicant.id, cv })

  while ((await readNewCvs(payload)) > 0);

  const read = (await payload.findByID({ collection: 'files', id: cv, showHiddenFields: true })) as {
    textState?: string
  }
  expect(read.textState).toBe('done')
  const after = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  expect(after.phone).toBe('+966501111111')
  expect(after.suggestions).toMatchObject([{ fact: 'email', value: 'other@candidate.example' }])
  const board = await api.fetch('/api/applications/board?q=actuarial', { headers: await api.as('recruiter') })
  expect(await board.text()).toContain(id)
  // The search box of the table asks for references; it finds the same.
  const table = async (search: string, more = '') => {
    const headers = await api.as('recruiter')
    const where = `where[and][0][or][0][reference][like]=${encodeURIComponent(search)}${more}`
    const { docs } = (await (await api.fetch(`/api/applications?depth=0&${where}`, { headers })).json()) as Found
    return docs.map((doc) => doc.id)
  }
  expect(await table('actuarial')).toEqual([id])
  expect(await table(applicant.email)).toEqual([id])
  expect(await table(reference.slice(3, 9))).toEqual([id])
  expect(await table('actuarial', '&where[and][1][stage][equals]=hired')).toEqual([])
  expect(await table('nobody of this name')).toEqual([])

  // The panel shows what browsers can show.
  const other = await createApplication(payload, { applicant: applicant.id, cv: broken })
  for (const [application, isBroken] of [
    [id, false],
    [other.id, true],
  ] as const) {
    const panel = await api.fetch(`/api/applications/${application}/panel`, { headers: await api.as('recruiter') })
    expect(await panel.json()).toMatchObject({ panel: { cv: { isBroken } } })
  }
})

test('what is not theirs is suggested no more, by no later CV either, and what is left can be taken over', async ({
  api,
  payload,
}) => {
  const first = await aCv(payload, PDF)
  const applicant = await createApplicant(payload, { cvs: [first] })
  const { id } = await createApplication(payload, { applicant: applicant.id, cv: first })
  while ((await readNewCvs(payload)) > 0);
  const headers = await api.as('recruiter')
  const suggested = async () => {
    const response = await api.fetch(`/api/applications/${id}/panel`, { headers })
    return ((await response.json()) as { panel: Panel }).panel.applicant.suggestions
  }
  const body = { fact: 'email', value: 'other@candidate.example' }
  expect(await suggested()).toEqual([body])
  const dismiss = (role: { Authorization: string }) => api.post(`/api/applicants/${applicant.id}/dismiss`, body, role)

  expect((await dismiss(await api.as('editor'))).status).toBe(403)
  expect((await dismiss(headers)).status).toBe(200)

  expect(await suggested()).toEqual([])
  expect((await dismiss(headers)).status).toBe(404)
  expect((await api.post(`/api/applicants/${applicant.id}/accept`, body, headers)).status).toBe(404)
  const cvs = [first, await aCv(payload, PDF)]
  await payload.update({ collection: 'applicants', id: applicant.id, data: { cvs } })
  while ((await readNewCvs(payload)) > 0);
  expect(await suggested()).toEqual([])
  const after = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  expect(after.alsoKnownAs ?? []).toEqual([])
})

test('the words of a DOCX stand beside the facts, who read them is written down, and its link never grows old', async ({
  api,
  payload,
}) => {
  const words = '<w:document><w:body><w:p><w:r><w:t>Ten years of audits</w:t></w:r></w:p></w:body></w:document>'
  const cv = await aCv(payload, aZip([{ name: 'word/document.xml', content: words }]), DOCX)
  const applicant = await createApplicant(payload, { cvs: [cv] })
  const { id } = await createApplication(payload, { applicant: applicant.id, cv })
  const { id: other } = await createApplication(payload)
  const headers = await api.as('recruiter')
  const text = async () => (await (await api.fetch(`/api/applications/${id}/cv-text`, { headers })).json()) as object
  expect(await text()).toMatchObject({ text: null })
  while ((await readNewCvs(payload)) > 0);

  const { panel } = (await (await api.fetch(`/api/applications/${id}/panel`, { headers })).json()) as { panel: Panel }
  expect(panel.cv).toMatchObject({ hasText: true, isBroken: false })
  expect(await text()).toMatchObject({ text: 'Ten years of audits' })
  const where = { documentId: { equals: cv } }
  expect((await payload.count({ collection: 'audit-log', where })).totalDocs).toBe(1)

  // A link of its own each time.
  for (let times = 0; times < 2; times++) {
    const led = await api.fetch(panel.cv?.href ?? '', { headers })
    expect((await api.fetch(led.headers.get('Location') ?? '', { headers })).status).toBe(200)
  }
  expect((await api.fetch(`/api/applications/${other}/files/${cv}`, { headers })).status).toBe(404)
  const old = await api.fetch('/api/applications/cv/old', { headers: { ...headers, 'Accept-Language': 'ar' } })
  expect([old.status, await old.json()]).toEqual([
    403,
    { success: false, message: 'انتهت صلاحية هذا الرابط. افتح الطلب من جديد.' },
  ])
  expect((await api.fetch(`/api/applications/${id}/cv-text`, { headers: await api.as('editor') })).status).toBe(403)
  expect((await api.fetch(`/api/applications/${id}/cv-text`)).status).toBe(401)
})

test('a CV that a busy machine had no time for is read with the next round, and given up when it never ends', async ({
  payload,
}) => {
  const stateOf = async (id: string) =>
    (await payload.findByID({ collection: 'files', id, showHiddenFields: true })).textState ?? null
  const tooSlow = async () => {
    throw new NotReadInTime()
  }

  const late = await aCv(payload, PDF)
  await readNewCvs(payload, tooSlow)
  expect(await stateOf(late)).toBeNull()
  await readNewCvs(payload, readCvText)
  expect(await stateOf(late)).toBe('done')

  const endless = await aCv(payload, PDF)
  for (let round = 0; round < 3; round++) await readNewCvs(payload, tooSlow)
  expect(await stateOf(endless)).toBe('failed')
  expect(await readNewCvs(payload, tooSlow)).toBe(0)
})

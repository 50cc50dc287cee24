import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { privateFiles } from '@/files/store/stores'
import { pdfOf } from '@/seed/pdf/pdfOf'
import { readNewCvs } from './cvText/readNewCvs'

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

import type { Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import { aPdf } from './files/testing/aFile'

async function aGatedReport(payload: Payload, content: Buffer): Promise<string> {
  const file = await payload.create({
    collection: 'files',
    data: { kind: 'report' },
    file: { data: content, name: 'Report.pdf', mimetype: 'application/pdf', size: content.length },
  })
  const { id } = await payload.create({
    collection: 'reports',
    data: {
      title: 'Zakat in 2026',
      summary: 'What changes.',
      file: file.id,
      access: 'gated',
      topic: 'guide',
      year: 2026,
      slug: 'zakat-2026',
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    },
    locale: 'en',
  })
  return id
}

test('who asks for a report gets a link by mail that opens it, and no changed link does', async ({ api, payload }) => {
  const content = aPdf('the report', 2_000)
  const report = await aGatedReport(payload, content)
  const request = { kind: 'report-request', report, name: 'Sara', email: 'reader@example.com', consent: true }

  const response = await api.post('/api/contacts/submit', request, { 'X-Forwarded-For': '192.0.2.200' })
  expect(response.status).toBe(201)
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: 'reader@example.com' } } })
  const link = new URL(/https?:\S+\/api\/downloads\/reports\/\S+/.exec(docs[0]?.text ?? '')?.[0] ?? '')

  const opened = await api.fetch(link.pathname + link.search)
  expect(opened.status).toBe(200)
  expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true)
  expect(opened.headers.get('Content-Disposition')).toContain('attachment')

  link.searchParams.set('expires', '1')
  expect((await api.fetch(link.pathname + link.search)).status).toBe(403)
  link.searchParams.set('lang', 'ar')
  const page = await api.fetch(link.pathname + link.search, { headers: { Accept: 'text/html' } })
  expect(page.status).toBe(403)
  expect(await page.text()).toMatch(/dir="rtl".*هذا الرابط لا يفتح التقرير.*href="[^"]*\/ar\/reports-publications"/s)
})

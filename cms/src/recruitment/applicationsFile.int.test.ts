import { parseCsv } from '@/exchange/csv'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { ROBOT } from './robots'

test('what table and board are narrowed to is taken out as a file, in the words and by the clock of the desk', async ({
  api,
  payload,
}) => {
  const vacancy = (await createVacancy(payload, { title: 'Zakat adviser' })).id
  const applicant = (await createApplicant(payload, { name: '=Huda "the" best', phone: '+966501234567' })).id
  const at = '2026-03-04T22:30:00.000Z'
  const { reference } = await createApplication(payload, { applicant, vacancy, createdAt: at, tags: ['sap', 'fast'] })
  await createApplication(payload, { vacancy, source: ROBOT })
  await createApplication(payload)
  const take = async (query: string, language: string) => {
    const headers = { ...(await api.as('recruiter')), 'Accept-Language': language }
    const answer = await api.fetch(`/api/applications/export?${query}`, { headers })
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    return parseCsv(await answer.text()) ?? []
  }

  const [head, line, ...more] = await take(`vacancy=${vacancy}`, 'en')
  expect(head?.slice(0, 3)).toEqual(['Reference', 'Name', 'Email'])
  expect(line).toHaveLength(head?.length ?? 0)
  expect(line).toEqual(expect.arrayContaining([reference, '=Huda "the" best', '+966501234567', 'Zakat adviser']))
  expect(line).toEqual(expect.arrayContaining(['New', '2026-03-05 01:30', 'sap, fast', 'English']))
  expect(more).toEqual([])

  const query = `where[stage][equals]=new&where[createdAt][less_than]=2026-03-05T00:00:00.000Z`
  const arabic = await take(query, 'ar')
  expect(arabic).toHaveLength(2)
  expect(arabic[0]?.[0]).toBe('الرقم المرجعي')
  expect(arabic[1]).toContain('جديد')
  expect(await take('tag=nobody', 'en')).toHaveLength(1)
  expect(await take('vacancy=none', 'en')).toHaveLength(2)
})

test('who took applications out is written down, and only the desk may', async ({ api, payload }) => {
  await createApplication(payload)

  const refused = await api.fetch('/api/applications/export', { headers: await api.as('editor') })
  expect(refused.status).toBe(403)
  await api.fetch('/api/applications/export?tag=nobody', { headers: await api.as('recruiter') })

  const { docs } = await payload.find({ collection: 'audit-log', where: { action: { equals: 'export' } }, sort: '-id' })
  expect(docs[0]).toMatchObject({ collection: 'applications', detail: { rows: 0, format: 'csv' } })
})

import { fieldsMessages } from '@diwan/shared/messages/fields'
import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { writeSettings } from '../../tests/builders/writeSettings'
import { test } from '../../tests/test'

test('days of a report are days of the company, in its summer and its winter', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  // Ten past midnight in Berlin on the first of July, and ten to midnight on the last of December.
  await createApplication(payload, { createdAt: '2025-06-30T22:10:00.000Z', source: 'summer' })
  await createApplication(payload, { createdAt: '2025-12-31T22:50:00.000Z', source: 'winter' })
  const { timeZone } = await writeSettings(payload, { timeZone: 'Europe/Berlin' })
  expect(timeZone).toBe('Europe/Berlin')
  const read = async (from: string, to: string) =>
    (await api.fetch(`/api/applications/report?format=csv&from=${from}&to=${to}`, { headers })).text()

  expect(await read('2025-07-01', '2025-07-01')).toContain('By source,summer,1,0')
  expect(await read('2025-06-30', '2025-06-30')).not.toContain('summer')
  expect(await read('2025-12-31', '2025-12-31')).toContain('By source,winter,1,0')
  await payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Asia/Riyadh' }, locale: 'en' })
})

test('the report is a file in the words of its reader, of the days asked for, the last one among them', async ({
  api,
  payload,
}) => {
  await createApplication(payload, { createdAt: '2026-03-04T20:30:00.000Z' })
  const vacancy = (await createVacancy(payload, { title: 'Zakat adviser' })).id
  await createApplication(payload, { createdAt: '2026-03-04T21:30:00.000Z', source: 'linkedin', vacancy })
  await createApplication(payload, { createdAt: '2026-03-05T09:00:00.000Z', source: 'website' })
  const headers = await api.as('recruiter')
  const read = async (query: string, language: string) =>
    api.fetch(`/api/applications/report?format=csv&${query}`, { headers: { ...headers, 'Accept-Language': language } })

  const english = await (await read('from=2026-03-01&to=2026-03-04', 'en')).text()
  expect(english).toContain('By vacancy,Speculative,1,0')
  expect(english).toContain('By source,Not said,1,0')
  expect(english).toContain('How far applications came,Screening,0,')
  expect(english).not.toContain('linkedin')
  const arabic = await (await read('from=2026-03-05&to=2026-03-05', 'ar')).text()
  expect(arabic).toContain('حسب المصدر,linkedin,1,0')
  expect(arabic).toContain('حسب المصدر,موقعنا,1,0')
  // It has no title in Arabic.
  expect(arabic).toContain('حسب الوظيفة,Zakat adviser,1,0')
  const ofOne = await (await read(`from=2026-03-01&to=2026-03-05&vacancy=${vacancy}`, 'en')).text()
  expect(ofOne).toContain('By vacancy,Zakat adviser,1,0')
  expect(ofOne).not.toMatch(/Speculative|Our website/)
  const speculative = await (await read('from=2026-03-01&to=2026-03-05&vacancy=none', 'en')).text()
  expect(speculative).toContain('By vacancy,Speculative,2,0')
  expect(speculative).not.toContain('Zakat adviser')
  expect((await read('to=2026-02-31', 'en')).status).toBe(422)
  expect((await api.fetch('/api/applications/report', { headers: await api.as('editor') })).status).toBe(403)
})

test('a vacancy in the trash keeps its name in a report, and is not deleted while applications belong to it', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const { id } = await createVacancy(payload, { title: 'Trashed adviser' })
  const { id: unwanted } = await createVacancy(payload)
  await createApplication(payload, { createdAt: '2023-02-04T09:00:00.000Z', vacancy: id })
  await payload.update({ collection: 'vacancies', id, data: { deletedAt: new Date().toISOString() } })

  const csv = await api.fetch('/api/applications/report?format=csv&from=2023-02-01&to=2023-02-28', { headers })
  const refused = await api.fetch(`/api/vacancies/${id}?trash=true`, { method: 'DELETE', headers })
  const deleted = await api.fetch(`/api/vacancies/${unwanted}`, { method: 'DELETE', headers })

  expect(await csv.text()).toContain('By vacancy,Trashed adviser,1,0')
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: fieldsMessages.en.faults.vacancyApplied(1) },
  ])
  expect(deleted.status).toBe(200)
})

test('a report follows what came, changed and went since the one before', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  const read = async () =>
    (await api.fetch('/api/applications/report?format=csv&from=2024-05-01&to=2024-05-31', { headers })).text()
  const createdAt = '2024-05-04T09:00:00.000Z'
  const first = await createApplication(payload, { createdAt, source: 'fair' })
  expect(await read()).toContain('By source,fair,1,0')

  const second = await createApplication(payload, { createdAt, source: 'fair' })
  await payload.update({ collection: 'applications', id: first.id, data: { stage: 'screening' } })
  expect(await read()).toContain('By source,fair,2,0')
  expect(await read()).toContain('How far applications came,Screening,1,')

  // One goes and another comes: as many as before.
  await payload.delete({ collection: 'applications', id: second.id })
  await createApplication(payload, { createdAt, source: 'referral' })
  const last = await read()
  expect(last).toContain('By source,fair,1,0')
  expect(last).toContain('By source,referral,1,0')
})

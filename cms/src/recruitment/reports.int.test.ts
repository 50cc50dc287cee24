import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'

test('the report is a file in the words of its reader, of the days asked for, the last one among them', async ({
  api,
  payload,
}) => {
  await createApplication(payload, { createdAt: '2026-03-04T21:00:00.000Z' })
  const vacancy = (await createVacancy(payload, { title: 'Zakat adviser' })).id
  await createApplication(payload, { createdAt: '2026-03-05T01:00:00.000Z', source: 'linkedin', vacancy })
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
  // It has no title in Arabic.
  expect(arabic).toContain('حسب الوظيفة,Zakat adviser,1,0')
  expect((await read('to=2026-02-31', 'en')).status).toBe(422)
  expect((await api.fetch('/api/applications/report', { headers: await api.as('editor') })).status).toBe(403)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect } from 'vitest'
import { sentWords } from '../../tests/sentWords'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { env } from '@/env'
import { announceVacancies } from './alerts/announceVacancies'
import { signToken } from './candidate/signedToken'
import { linkIn, pageText, pathOf, post } from '../../tests/candidatePages'
import { mailsTo } from '../../tests/mailsTo'

test('who asked for alerts twice is told once of each vacancy, and ends both with one click', async ({
  api,
  payload,
}) => {
  const email = 'twice@alerts.example'
  await announceVacancies(payload)
  for (const city of ['Abha', 'Abha', '']) await post(api, '/api/alerts', { email, city, locale: 'en' })
  for (const asked of await mailsTo(payload, email)) await post(api, await linkIn(payload, asked))
  const toEnd = (await mailsTo(payload, email)).length

  await createVacancy(payload, { city: 'Abha', title: 'Auditor in Abha' })
  await announceVacancies(payload)

  expect(await mailsTo(payload, email)).toHaveLength(toEnd + 1)
  const { docs } = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  const inAbha = docs.find(({ city }) => city === 'Abha')
  await post(api, `/api/alerts/end/${signToken('alert-end', String(inAbha?.id), DAY)}`)
  const left = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  expect(left.docs.map(({ city }) => city || '')).toEqual([''])
})

test('what an alert asks for is kept as other texts are, without what nobody can read', async ({ api, payload }) => {
  const email = 'marks@alerts.example'

  await post(api, '/api/alerts', { email, city: 'Ab\u0000ha', department: '\u202eTax\u202c', locale: 'en' })

  const { docs } = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  expect(docs).toMatchObject([{ city: 'Abha', department: 'Tax' }])
})

test('a job alert starts after two yeses, tells of each fitting vacancy once, and ends with one click', async ({
  api,
  payload,
}) => {
  const email = 'alert@alerts.example'
  await announceVacancies(payload)
  await post(api, '/api/alerts', { email, city: 'Jeddah', locale: 'en' })
  const [asked] = await mailsTo(payload, email)
  await createVacancy(payload, { city: 'Jeddah', title: 'Before the yes' })
  await announceVacancies(payload)
  expect(await mailsTo(payload, email)).toHaveLength(1)

  const confirm = await linkIn(payload, asked)
  expect((await api.fetch(confirm)).status).toBe(200)
  await post(api, confirm)
  await createVacancy(payload, { city: 'Jeddah', title: 'Auditor in Jeddah' })
  await createVacancy(payload, { city: 'Riyadh', title: 'Elsewhere' })
  await createVacancy(payload, {
    city: 'Jeddah',
    title: 'Later',
    publishedAt: new Date(Date.now() + DAY).toISOString(),
  })
  await announceVacancies(payload)
  await announceVacancies(payload)

  const told = (await mailsTo(payload, email)).slice(1)
  expect(told.map(({ subject }) => subject)).toEqual(['New position: Auditor in Jeddah'])
  await sentWords(payload, told[0])
  const head = (await readFile(join(env.DATA_DIR, 'mail', `${told[0]?.id}.eml`), 'utf8')).replace(/\r\n\s+/g, ' ')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const end = pathOf(/^List-Unsubscribe: <(.+?)>/m.exec(head)?.[1] ?? '')
  const ended = await post(api, end, { 'List-Unsubscribe': 'One-Click' })
  expect(ended.status).toBe(200)
  expect(await ended.text()).toContain(hiringMessages.en.alerts.said.ended)
  expect((await payload.count({ collection: 'job-alerts', where: { email: { equals: email } } })).totalDocs).toBe(0)
})

test('a vacancy that takes no applications is announced to nobody, until it does', async ({ payload }) => {
  const email = 'closed@alerts.example'
  await announceVacancies(payload)
  await payload.create({
    collection: 'job-alerts',
    data: { email, locale: 'en', confirmedAt: new Date().toISOString() },
  })
  await createVacancy(payload, { state: 'closed', title: 'Closed' })
  await createVacancy(payload, { closesAt: new Date(Date.now() - DAY).toISOString(), title: 'Over' })
  const { id } = await createVacancy(payload, { state: 'on-hold', title: 'On hold' })

  await announceVacancies(payload)
  expect(await mailsTo(payload, email)).toEqual([])
  await payload.update({ collection: 'vacancies', id, data: { state: 'open', _status: 'published' } })
  await announceVacancies(payload)

  expect((await mailsTo(payload, email)).map(({ subject }) => subject)).toEqual(['New position: On hold'])
})

test('who asks for alerts chooses from what there is, and keeps the choice when the address was wrong', async ({
  api,
  payload,
}) => {
  await createVacancy(payload, { city: 'Tabuk', department: 'People & places' })
  const form = await pageText(api, '/api/alerts?lang=en')
  expect(form).toContain('>Tabuk</option>')
  expect(form).toContain('>People &amp; places</option>')
  // Addresses are written from left to right in Arabic pages too.
  expect(await pageText(api, '/api/alerts?lang=ar')).toMatch(/type="email"[^>]*dir="ltr"/)
  // Browsers would say what is wrong in their own language, and refuse addresses in Arabic letters.
  expect(form).toMatch(/<form method="post" action="\/api\/alerts" novalidate/)

  const answer = await post(api, '/api/alerts', { email: 'nobody', city: 'Tabuk', type: 'contract', locale: 'en' })

  const again = await answer.text()
  const { emailWrong } = hiringMessages.en.alerts.said
  expect(answer.status).toBe(422)
  expect(again).toContain(`<a href="#email">${emailWrong}</a>`)
  expect(again).toContain(`<span class="error" id="email-error">${emailWrong}</span>`)
  expect(again).toContain('value="nobody"')
  expect(again).toMatch(/<option value="Tabuk" selected>/)
  expect(again).toMatch(/<option value="contract" selected>/)
})

test.for([
  'first.last+jobs@candidate.example',
  "o'brien@candidate.example",
  '!#$%&*/=?^_`{|}~-@candidate.example',
  'محمد@candidate.example',
  'huda@شركة.السعودية',
  'j@candidate.example',
])('a job alert can be had at every address that the forms take: %s', async (email, { api, payload }) => {
  const response = await api.fetch('/api/alerts', {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { 'X-Forwarded-For': '198.51.100.99' },
  })

  expect(response.headers.get('Location')).toContain('done=asked')
  const { docs } = await payload.find({ collection: 'job-alerts', where: { email: { equals: email } } })
  expect(docs).toHaveLength(1)
  expect(await mailsTo(payload, email)).toHaveLength(1)
})

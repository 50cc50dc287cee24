import type { EqualOpportunityAnswerDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { env } from '@/env'
import { selfServiceLink } from './candidate/selfServiceLink'

const QUESTION = 'Do you live with a disability?'

const asks = (payload: Payload, asksEqualOpportunity: boolean) =>
  payload.updateGlobal({ slug: 'hiring-desk', data: { asksEqualOpportunity } })

const rows = async (payload: Payload) =>
  (await payload.find({ collection: 'equal-opportunity-answers', pagination: false }))
    .docs as EqualOpportunityAnswerDoc[]

async function aCandidate(api: Api, payload: Payload) {
  const applicant = await createApplicant(payload)
  const path = selfServiceLink(applicant).replace(env.SITE_URL, '')
  return {
    applicant,
    page: async () => (await api.fetch(path)).text(),
    answer: (fields: Record<string, string>) =>
      api.fetch(`${path}/equal`, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

test('the questions are put once for each application; the answers lead to nobody and to no time', async ({
  api,
  payload,
}) => {
  await asks(payload, true)
  const { answer, applicant, page } = await aCandidate(api, payload)
  const { id: application } = await createApplication(payload, { applicant: applicant.id, tags: ['kept'] })
  const before = await payload.findByID({ collection: 'applications', id: application })
  const logged = await payload.count({ collection: 'audit-log' })
  expect(await page()).toContain(QUESTION)

  const fields = { application, gender: 'woman', disability: 'no', ageGroup: 'made-up' }
  await Promise.all([answer(fields), answer(fields)])
  await answer(fields)

  const [row, ...others] = await rows(payload)
  expect(others).toEqual([])
  expect(row).toMatchObject({ gender: 'woman', disability: 'no', month: new Date().toISOString().slice(0, 7) })
  expect(row?.ageGroup ?? null).toBeNull()
  // An id of the database would begin with the second it was made in.
  expect(JSON.stringify(row)).not.toContain(new Date().toISOString().slice(0, 10))
  expect(Math.abs(parseInt(row?.id.slice(0, 8) ?? '', 16) - Date.now() / 1_000)).toBeGreaterThan(60)
  const after = await payload.findByID({ collection: 'applications', id: application })
  expect(Date.parse(after.updatedAt) - Date.parse(before.updatedAt)).toBe(1)
  expect(after.tags).toEqual(['kept'])
  expect(await payload.count({ collection: 'audit-log' })).toEqual(logged)
  expect(await page()).not.toContain(QUESTION)

  await createApplication(payload, { applicant: applicant.id })
  expect(await page()).toContain(QUESTION)
})

test('who leaves every question open is not asked again, and nothing is stored', async ({ api, payload }) => {
  await asks(payload, true)
  const { answer, applicant, page } = await aCandidate(api, payload)
  const { id: application } = await createApplication(payload, { applicant: applicant.id })
  const before = await rows(payload)

  await answer({ application, gender: '', ageGroup: '', disability: '' })

  expect(await rows(payload)).toEqual(before)
  expect(await page()).not.toContain(QUESTION)
})

test('nothing is kept for somebody else’s application, or while the desk does not ask', async ({ api, payload }) => {
  await asks(payload, true)
  const { answer, applicant, page } = await aCandidate(api, payload)
  const own = await createApplication(payload, { applicant: applicant.id })
  const foreign = await createApplication(payload)
  const before = await rows(payload)

  await answer({ application: foreign.id, gender: 'man' })
  await answer({ application: 'nothing', gender: 'man' })
  await asks(payload, false)
  expect(await page()).not.toContain(QUESTION)
  await answer({ application: own.id, gender: 'man' })

  expect(await rows(payload)).toEqual(before)
})

test('staff read no single answer, and sums of five and more only', async ({ api, payload }) => {
  const add = (gender: 'man' | 'woman') =>
    payload.create({ collection: 'equal-opportunity-answers', data: { month: '2026-01', gender } })
  for (let n = 0; n < 5; n++) await add('man')
  for (const role of ['admin', 'recruiter', 'editor'] as const) {
    const headers = await api.as(role)
    expect((await api.fetch('/api/equal-opportunity-answers', { headers })).status, role).toBe(403)
  }

  const report = await api.fetch('/api/applications/report', { headers: await api.as('recruiter') })

  const { equal } = ((await report.json()) as { report: { equal: { question: string; answers: unknown[] }[] } }).report
  expect(equal.find(({ question }) => question === 'gender')?.answers).toEqual([['man', 5]])
})

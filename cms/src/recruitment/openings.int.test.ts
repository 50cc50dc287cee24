import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import type { Panel } from './desk/readPanel'

const stateOf = async (payload: Payload, id: string) => {
  const { _status, closedAt, state, title } = await payload.findByID({ collection: 'vacancies', id, locale: 'en' })
  return { _status, isClosed: Boolean(closedAt), state, title }
}

test('a vacancy is asked to be filled when its openings are used up, and to open again when a hire is taken back', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const { id: vacancy } = await createVacancy(payload, { openings: 2 })
  await createApplication(payload, { vacancy, stage: 'hired' })
  const { id } = await createApplication(payload, { vacancy, stage: 'offer' })
  const openings = async () => {
    const response = await api.fetch(`/api/applications/${id}/panel`, { headers })
    return ((await response.json()) as { panel: Panel }).panel.openings
  }
  const decide = (state: string) => api.post(`/api/applications/${id}/vacancy`, { state }, headers)
  expect(await openings()).toEqual({ hired: 1, openings: 2, suggests: null })
  expect((await decide('filled')).status).toBe(409)

  await api.post(`/api/applications/${id}/move`, { stage: 'hired', revision: 0 }, headers)
  expect(await openings()).toEqual({ hired: 2, openings: 2, suggests: 'filled' })
  expect(await stateOf(payload, vacancy)).toMatchObject({ state: 'open' })
  const answers = await Promise.all([decide('filled'), decide('filled')])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stateOf(payload, vacancy)).toMatchObject({ state: 'filled', isClosed: true, _status: 'published' })
  expect(await openings()).toMatchObject({ suggests: null })

  await api.post(`/api/applications/${id}/undo`, { revision: 1 }, headers)
  expect(await openings()).toMatchObject({ hired: 1, suggests: 'open' })
  expect((await decide('open')).status).toBe(200)
  expect(await stateOf(payload, vacancy)).toMatchObject({ state: 'open', isClosed: false, _status: 'published' })
})

test('changes of a vacancy that are not published stay so: its state is then decided in its own form', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const { id: vacancy } = await createVacancy(payload, { title: 'Adviser' })
  const { id } = await createApplication(payload, { vacancy, stage: 'hired' })
  const speculative = await createApplication(payload)
  await payload.update({ collection: 'vacancies', id: vacancy, data: { title: 'A draft' }, draft: true, locale: 'en' })
  const decide = async (application: string, as = headers) =>
    (await api.post(`/api/applications/${application}/vacancy`, { state: 'filled' }, as)).status

  expect(await decide(id)).toBe(409)
  expect(await stateOf(payload, vacancy)).toMatchObject({ state: 'open', title: 'Adviser', _status: 'published' })
  const { id: filled } = await createVacancy(payload, { state: 'filled' })
  const elsewhere = await createApplication(payload, { vacancy: filled, stage: 'rejected' })
  const reopened = await api.post(`/api/applications/${elsewhere.id}/vacancy`, { state: 'open' }, headers)
  expect(reopened.status).toBe(409)
  expect(await decide(speculative.id)).toBe(404)
  expect(await decide(id, await api.as('editor'))).toBe(403)
})

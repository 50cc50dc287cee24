import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import { DAY } from '@diwan/shared/lib/time'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplication } from '../../tests/builders/createApplication'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function aRecruiter(payload: Payload) {
  const { email, id } = await createUser(payload, { role: 'recruiter' })
  const { token } = await payload.login({ collection: 'users', data: { email, password: aPassword } })
  return { id, headers: { Authorization: `JWT ${token}` } }
}

/** An application that two colleagues have scored, and somebody who is to meet its candidate. */
async function aScored(
  payload: Payload,
  interview: Partial<InterviewDoc> = {},
  stage: ApplicationDoc['stage'] = 'new',
) {
  const interviewer = await aRecruiter(payload)
  const colleagues = await Promise.all([createUser(payload), createUser(payload)])
  const ratings = colleagues.map(({ id: by }, place) => ({ criterion: 'Depth', score: 4 + place, by }))
  const { id, reference } = await createApplication(payload, { ratings, stage })
  await payload.create({
    collection: 'interviews',
    data: {
      application: id,
      state: 'confirmed',
      confirmedAt: at(-1),
      interviewers: [interviewer.id],
      ...interview,
    } as InterviewDoc,
  })
  return { id, reference, interviewer: interviewer.headers }
}

async function read<T>(api: Api, path: string, headers: Record<string, string>): Promise<T> {
  const answer = await api.fetch(path, { headers })
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as T
}

interface PanelAnswer {
  panel: { rating: number | null; ratings: unknown[]; hiddenScores: number }
}

const panelOf = async (api: Api, id: string, headers: Record<string, string>) =>
  (await read<PanelAnswer>(api, `/api/applications/${id}/panel`, headers)).panel

test('who is to meet a candidate sees that colleagues have scored, and what they gave once the own score is in', async ({
  api,
  payload,
}) => {
  const { id, interviewer } = await aScored(payload)
  const other = (await aRecruiter(payload)).headers
  const rate = async (score: number | null) =>
    (await (
      await api.post(`/api/applications/${id}/rate`, { criterion: 'Depth', score }, interviewer)
    ).json()) as Partial<ApplicationDoc>

  expect(await panelOf(api, id, interviewer)).toMatchObject({ rating: null, ratings: [], hiddenScores: 2 })
  expect(await panelOf(api, id, other)).toMatchObject({ rating: 4.5, ratings: [{}, {}], hiddenScores: 0 })

  expect(await rate(3)).toMatchObject({ rating: 4, ratings: [{}, {}, {}] })
  expect(await panelOf(api, id, interviewer)).toMatchObject({ rating: 4, ratings: [{}, {}, {}], hiddenScores: 0 })

  expect(await rate(null)).toMatchObject({ rating: null, ratings: [] })
  expect(await panelOf(api, id, interviewer)).toMatchObject({ rating: null, ratings: [], hiddenScores: 2 })
})

test('scores that somebody does not see yet are in no list, card, file or record either, and no condition or order tells them', async ({
  api,
  payload,
}) => {
  const { id, interviewer, reference } = await aScored(payload)
  const { id: shown } = await createApplication(payload, { ratings: [{ criterion: 'Depth', score: 5 }] })
  await payload.create({ collection: 'hiring-tasks', data: { title: 'Call', application: id } })
  const list = async (path: string) =>
    (await read<{ docs: Record<string, unknown>[] }>(api, `/api/${path}`, interviewer)).docs
  const ids = async (query: string) => (await list(`applications?${query}`)).map((doc) => doc.id)

  const [row] = await list(`applications?where[id][equals]=${id}`)
  expect(row).toMatchObject({ reference })
  for (const document of [
    row,
    await read(api, `/api/applications/${id}`, interviewer),
    (await list(`applications?where[id][equals]=${id}&select[rating]=true`))[0],
    (await list(`interviews?where[application][equals]=${id}`))[0]?.application,
  ]) {
    expect(document).toMatchObject({ id })
    expect(document).not.toHaveProperty('rating')
    expect((document as Partial<ApplicationDoc>).ratings ?? []).toEqual([])
  }

  const board = await read<{ columns: { cards: { id: string; rating: number | null }[] }[] }>(
    api,
    '/api/applications/board',
    interviewer,
  )
  const cards = new Map(board.columns.flatMap(({ cards }) => cards.map((card) => [card.id, card.rating])))
  expect([cards.get(id), cards.get(shown)]).toEqual([null, 5])
  const file = await (await api.fetch('/api/applications/export', { headers: interviewer })).text()
  expect(file.split('\n').find((line) => line.includes(reference))).not.toContain('4.5')

  for (const query of [
    'where[rating][greater_than_equal]=4',
    'where[or][0][and][0][ratings.score][greater_than_equal]=4',
    'sort=-rating',
  ]) {
    const told = await ids(query)
    expect([told.includes(id), told.includes(shown)], query).toEqual([false, true])
  }
  const its = `where[application][equals]=${id}`
  expect(await list(`interviews?${its}&where[application.rating][equals]=4.5`)).toEqual([])
  expect(await list(`interviews?${its}&sort=application.rating`)).toEqual([])
  expect(await list(`hiring-tasks?${its}&where[application.ratings.score][equals]=4`)).toEqual([])
  const other = (await aRecruiter(payload)).headers
  const told = await read(api, `/api/applications?where[rating][equals]=4.5&where[id][equals]=${id}`, other)
  expect(told).toMatchObject({ docs: [{ id }] })
})

test('the zip of a person tells who is to meet them that colleagues have scored, and others what they gave', async ({
  api,
  payload,
}) => {
  const { id, interviewer } = await aScored(payload)
  const { applicant } = await payload.findByID({ collection: 'applications', id, depth: 0 })
  const recordIn = async (headers: Record<string, string>) => {
    const answer = await api.fetch(`/api/applicants/${String(applicant)}/export`, { headers })
    const zip = Buffer.from(await answer.arrayBuffer()).toString()
    return zip.slice(zip.indexOf('"applications"'), zip.indexOf('"interviews"'))
  }

  const [hidden, told] = [await recordIn(interviewer), await recordIn((await aRecruiter(payload)).headers)]
  expect(hidden).toContain('"hiddenScores": 2')
  expect(hidden).not.toMatch(/"ratings?"|"score"/)
  expect(told).toMatch(/"rating": 4\.5/)
  expect(told).toMatch(/"score": 4[^]+"score": 5/)
  expect(told).not.toContain('hiddenScores')
})

test('an application that nobody has scored stays in a list by scores', async ({ api, payload }) => {
  const { id: user, headers } = await aRecruiter(payload)
  const { id } = await createApplication(payload)
  const data = { application: id, state: 'confirmed', confirmedAt: at(1), interviewers: [user] } as InterviewDoc
  await payload.create({ collection: 'interviews', data })

  const { docs } = await read<{ docs: { id: string }[] }>(api, '/api/applications?sort=-rating', headers)
  expect(docs.map((doc) => doc.id)).toContain(id)
})

test('a change by who does not see the scores keeps them', async ({ api, payload }) => {
  const { id, interviewer } = await aScored(payload)

  const answer = await api.fetch(`/api/applications/${id}`, {
    method: 'PATCH',
    headers: { ...interviewer, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: ['SAP'], ratings: [] }),
  })

  expect(answer.status).toBe(200)
  expect(await answer.json()).not.toHaveProperty('doc.rating')
  expect(await payload.findByID({ collection: 'applications', id })).toMatchObject({
    rating: 4.5,
    ratings: [{ score: 4 }, { score: 5 }],
    tags: ['SAP'],
  })
})

test.for<[string, Partial<InterviewDoc>, ApplicationDoc['stage']]>([
  ['was called off', { state: 'cancelled' }, 'interview'],
  ['found no time', { state: 'declined', confirmedAt: null }, 'interview'],
  ['was never agreed', { state: 'proposed', confirmedAt: null, proposedTimes: [{ at: at(-1) }] }, 'interview'],
  ['came to a decision', {}, 'hired'],
])('nobody owes a score after an interview that %s', async ([, interview, stage], { api, payload }) => {
  const { id, interviewer } = await aScored(payload, interview, stage)

  expect(await panelOf(api, id, interviewer)).toMatchObject({ rating: 4.5, hiddenScores: 0 })
})

test('a score is owed from the invitation on', async ({ api, payload }) => {
  const proposedTimes = [{ at: at(-1) }, { at: at(1) }]
  const { id, interviewer } = await aScored(payload, { state: 'proposed', confirmedAt: null, proposedTimes })

  expect(await panelOf(api, id, interviewer)).toMatchObject({ rating: null, hiddenScores: 2 })
})

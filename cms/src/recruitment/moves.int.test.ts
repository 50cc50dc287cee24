import type { Card } from '@diwan/shared/contracts/hiring'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { MINUTE } from '@diwan/shared/lib/time'
import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { tableQuery } from '@/admin/views/hiring/sharedFilters'

const aTemplate = async (payload: Payload, key: string) => {
  const english = { title: key, key, subject: 'About {{vacancy}} ({{reference}})', body: 'Dear {{name}}' }
  const template = await payload.create({ collection: 'mail-templates', data: english, locale: 'en' })
  await payload.update({
    collection: 'mail-templates',
    id: template.id,
    data: { subject: 'بشأن {{vacancy}}', body: 'الأستاذ {{name}}' },
    locale: 'ar',
  })
  return template.id
}

const aReason = async (payload: Payload) =>
  (
    await payload.create({
      collection: 'rejection-reasons',
      data: { title: 'Experience', template: await aTemplate(payload, `declined-${Math.random()}`) },
      locale: 'en',
    })
  ).id

const mailsAbout = async (payload: Payload, application: string) => {
  const { docs } = await payload.find({ collection: 'mails', where: { 'relatedTo.value': { equals: application } } })
  return docs as MailDoc[]
}

const cardIn = async (response: Response, key: 'card' | 'current' = 'card') =>
  ((await response.json()) as Record<string, Card>)[key]

test('of two recruiters who move one application at once, one moves it and the other is shown where it is', async ({
  api,
  payload,
}) => {
  const headers = [await api.as('recruiter'), await api.as('recruiter')]
  const { id } = await createApplication(payload)

  const answers = await Promise.all([
    api.post(`/api/applications/${id}/move`, { stage: 'screening', revision: 0 }, headers[0]),
    api.post(`/api/applications/${id}/move`, { stage: 'interview', revision: 0 }, headers[1]),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const application = await payload.findByID({ collection: 'applications', id, depth: 0 })
  const refused = answers.find(({ status }) => status === 409)
  expect((await cardIn(refused as Response, 'current'))?.stage).toBe(application.stage)
  expect(application.history?.map(({ to }) => to)).toEqual(['new', application.stage])
  expect(application).toMatchObject({ revision: 1 })
})

test('a move says who moved, from where and when, and starts the time in the stage anew', async ({ api, payload }) => {
  const { id, stageSince } = await createApplication(payload)

  await api.post(`/api/applications/${id}/move`, { stage: 'interview', revision: 0 }, await api.as('recruiter'))

  const application = await payload.findByID({ collection: 'applications', id, depth: 0 })
  const line = application.history?.at(-1)
  expect(line).toMatchObject({ from: 'new', to: 'interview', by: expect.any(String) })
  expect(application.stageSince).toBe(line?.at)
  expect(Date.parse(application.stageSince ?? '')).toBeGreaterThan(Date.parse(stageSince ?? ''))
})

test('a stage does what the desk set up for it: its mail in the language of the candidate, and a task with a day', async ({
  api,
  payload,
}) => {
  const template = await aTemplate(payload, 'interview')
  await payload.updateGlobal({
    slug: 'hiring-desk',
    data: { stageActions: [{ stage: 'interview', template, task: 'Book a room', dueDays: 3 }] },
    locale: 'en',
  })
  const vacancy = (await createVacancy(payload, { title: 'Zakat consultant' })).id
  const { id, reference } = await createApplication(payload, { vacancy })
  const arabic = await createApplication(payload, { vacancy, locale: 'ar' })
  const headers = await api.as('recruiter')

  for (const one of [id, arabic.id]) {
    await api.post(`/api/applications/${one}/move`, { stage: 'interview', revision: 0 }, headers)
  }

  expect(await mailsAbout(payload, id)).toMatchObject([{ subject: `About Zakat consultant (${reference})` }])
  expect(await mailsAbout(payload, arabic.id)).toMatchObject([{ subject: 'بشأن Zakat consultant', locale: 'ar' }])
  const { docs } = await payload.find({ collection: 'hiring-tasks', where: { application: { equals: id } } })
  expect(docs).toMatchObject([{ title: 'Book a room' }])
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [] } })
})

test('a step back writes no letter of the earlier stage once more, and reopening a decided application does', async ({
  api,
  payload,
}) => {
  const template = await aTemplate(payload, 'screening')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [{ stage: 'screening', template }] } })
  const headers = await api.as('recruiter')
  const { id } = await createApplication(payload)
  const letters = async () => (await mailsAbout(payload, id)).length
  const move = async (stage: string, revision: number) => {
    const moved = await api.post(`/api/applications/${id}/move`, { stage, revision }, headers)
    expect(moved.status).toBe(200)
  }

  await move('screening', 0)
  expect(await letters()).toBe(1)
  await move('interview', 1)
  await move('screening', 2)
  expect(await letters()).toBe(1)
  await move('hired', 3)
  await move('screening', 4)
  expect(await letters()).toBe(2)
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [] } })
})

test('a slip is taken back before anybody reads of it: the letter of a stage waits a moment', async ({
  api,
  payload,
}) => {
  const template = await aTemplate(payload, 'welcome')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [{ stage: 'hired', template }] } })
  const headers = await api.as('recruiter')
  const { id } = await createApplication(payload)
  const states = async () => (await mailsAbout(payload, id)).map(({ status }) => status)

  await api.post(`/api/applications/${id}/move`, { stage: 'hired', revision: 0 }, headers)
  await payload.jobs.run({ queue: 'default' })
  expect(await states()).toEqual(['queued'])
  const undone = await api.post(`/api/applications/${id}/undo`, { revision: 1 }, headers)
  expect(await undone.json()).toMatchObject({ sent: 0, card: { stage: 'new' } })
  expect(await states()).toEqual(['cancelled'])

  // Once it has gone, taking the move back says so.
  await api.post(`/api/applications/${id}/move`, { stage: 'hired', revision: 2 }, headers)
  await payload.update({ collection: 'mails', where: { status: { equals: 'queued' } }, data: { status: 'sent' } })
  const late = await api.post(`/api/applications/${id}/undo`, { revision: 3 }, headers)
  expect(await late.json()).toMatchObject({ sent: 1, card: { stage: 'new' } })
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [] } })
})

/** An application that a recruiter has just declined: its letter waits. */
async function aDecline(api: Api, payload: Payload) {
  const reason = await aReason(payload)
  const headers = await api.as('recruiter')
  const { id } = await createApplication(payload)
  await api.post(`/api/applications/${id}/move`, { stage: 'rejected', revision: 0, reason }, headers)
  return { headers, id }
}

test('the mail of a decline waits, and is not sent when the decline is taken back in time', async ({
  api,
  payload,
}) => {
  const { headers, id } = await aDecline(api, payload)
  const [waiting] = await mailsAbout(payload, id)
  expect(Date.parse(waiting?.sendAt ?? '') - Date.now()).toBeGreaterThan(58 * MINUTE)
  await payload.jobs.run({ queue: 'default' })
  expect((await mailsAbout(payload, id))[0]?.status).toBe('queued')

  const undone = await api.post(`/api/applications/${id}/undo`, { revision: 1 }, headers)

  expect(await undone.json()).toMatchObject({ success: true, sent: 0, card: { stage: 'new', revision: 2 } })
  expect((await mailsAbout(payload, id)).map(({ status }) => status)).toEqual(['cancelled'])
  const application = await payload.findByID({ collection: 'applications', id, depth: 0 })
  expect(application.rejectionReason).toBeNull()
  expect(application.history?.at(-1)).toMatchObject({ from: 'rejected', to: 'new', isUndo: true })
  expect((await api.post(`/api/applications/${id}/undo`, { revision: 2 }, headers)).status).toBe(422)
})

test('the mail of a decline is sent once its time has come, and taking the decline back then says so', async ({
  api,
  payload,
}) => {
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 0 } })
  const reason = await aReason(payload)
  const headers = await api.as('recruiter')
  const { id } = await createApplication(payload)

  await api.post(`/api/applications/${id}/move`, { stage: 'rejected', revision: 0, reason }, headers)
  await payload.jobs.run({ queue: 'default' })

  expect((await mailsAbout(payload, id)).map(({ status }) => status)).toEqual(['sent'])
  const undone = await api.post(`/api/applications/${id}/undo`, { revision: 1 }, headers)
  expect(await undone.json()).toMatchObject({ success: true, sent: 1 })
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 60 } })
})

test('a letter that still waits goes out no more once the application has gone on, and waits again when that is taken back', async ({
  api,
  payload,
}) => {
  const { headers, id } = await aDecline(api, payload)
  const states = async () => (await mailsAbout(payload, id)).map(({ status }) => status)

  await api.post(`/api/applications/${id}/move`, { stage: 'interview', revision: 1, isSilent: true }, headers)

  expect(await states()).toEqual(['cancelled'])
  const undone = await api.post(`/api/applications/${id}/undo`, { revision: 2 }, headers)
  expect(await undone.json()).toMatchObject({ sent: 0, card: { stage: 'rejected' } })
  expect(await states()).toEqual(['queued'])
})

test('a letter that came due while it was held goes out after the move that held it is taken back', async ({
  api,
  payload,
}) => {
  const { headers, id } = await aDecline(api, payload)
  const where = { 'relatedTo.value': { equals: id } }
  await api.post(`/api/applications/${id}/move`, { stage: 'interview', revision: 1, isSilent: true }, headers)
  const [held] = await mailsAbout(payload, id)
  const past = new Date(Date.now() - MINUTE).toISOString()
  // Past the collection, which would note when the letter was held anew.
  await payload.db.updateOne({ collection: 'mails', where, data: { sendAt: past } })
  const jobsOf = async () =>
    (await payload.find({ collection: 'payload-jobs', pagination: false })).docs.filter(
      ({ input }) => (input as { mail?: string } | null)?.mail === held?.id,
    )
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { id: { in: (await jobsOf()).map(({ id }) => id) } },
  })

  await api.post(`/api/applications/${id}/undo`, { revision: 2 }, headers)

  const [letter] = await mailsAbout(payload, id)
  expect(letter?.status).toBe('queued')
  expect(Date.parse(letter?.sendAt ?? '')).toBeGreaterThan(Date.now())
  expect(await jobsOf()).toMatchObject([{ waitUntil: letter?.sendAt }])
})

test('who withdraws gets no letter of the stage any more that the application had just come to', async ({
  api,
  payload,
}) => {
  const template = await aTemplate(payload, 'reading')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [{ stage: 'screening', template }] } })
  const { id } = await createApplication(payload)
  await api.post(`/api/applications/${id}/move`, { stage: 'screening', revision: 0 }, await api.as('recruiter'))

  await payload.update({ collection: 'applications', id, data: { stage: 'withdrawn' } })

  expect((await mailsAbout(payload, id)).map(({ status }) => status)).toEqual(['cancelled'])
  await payload.updateGlobal({ slug: 'hiring-desk', data: { stageActions: [] } })
})

test('many are declined in one call; those that somebody moved meanwhile stay, and the answer names them', async ({
  api,
  payload,
}) => {
  const reason = await aReason(payload)
  const headers = await api.as('recruiter')
  const all = await Promise.all([1, 2, 3].map(() => createApplication(payload)))
  const [first] = all
  await api.post(`/api/applications/${first?.id}/move`, { stage: 'offer', revision: 0 }, headers)

  const response = await api.post(
    '/api/applications/move-many',
    { items: all.map(({ id }) => ({ id, revision: 0 })), stage: 'rejected', reason },
    headers,
  )

  const { moved, refused } = (await response.json()) as { moved: Card[]; refused: { id: string; card: Card }[] }
  expect(moved.map(({ stage }) => stage)).toEqual(['rejected', 'rejected'])
  expect(refused).toMatchObject([{ id: first?.id, fault: 'stale', card: { stage: 'offer' } }])
})

test('a decline without a reason, a reason that is not there, and a withdrawal are refused in words', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const { id } = await createApplication(payload)
  const withdrawn = await createApplication(payload, { stage: 'withdrawn' })
  const move = (of: string, body: object) => api.post(`/api/applications/${of}/move`, { revision: 0, ...body }, headers)

  expect((await move(id, { stage: 'rejected' })).status).toBe(422)
  expect((await move(id, { stage: 'rejected', reason: 'f'.repeat(24) })).status).toBe(422)
  expect((await move(withdrawn.id, { stage: 'screening' })).status).toBe(422)
  expect((await move(id, { stage: 'withdrawn' })).status).toBe(422)
  expect((await move('f'.repeat(24), { stage: 'offer' })).status).toBe(404)
  expect((await api.post(`/api/applications/${id}/move`, { stage: 'offer', revision: 0 })).status).toBe(401)
  expect(
    (await api.post(`/api/applications/${id}/move`, { stage: 'offer', revision: 0 }, await api.as('editor'))).status,
  ).toBe(403)
})

test('what the desk refuses is refused to whoever changes a stage in the table or by REST', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const open = (await createApplication(payload)).id
  const withdrawn = (await createApplication(payload, { stage: 'withdrawn' })).id
  const patch = (id: string, data: object) =>
    api.fetch(`/api/applications/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    })
  const { faults } = hiringMessages.en

  const noReason = await patch(open, { stage: 'rejected' })
  expect(noReason.status).toBe(400)
  expect(await noReason.text()).toContain(faults.reasonMissing)
  expect(await (await patch(withdrawn, { stage: 'offer' })).text()).toContain(faults.withdrawn)
  expect(await (await patch(open, { stage: 'withdrawn' })).text()).toContain(faults.notYours)
  expect((await patch(open, { stage: 'rejected', rejectionReason: await aReason(payload) })).status).toBe(200)
  expect((await mailsAbout(payload, open)).map(({ status }) => status)).toEqual(['queued'])
})

test('notes and ratings of two people at once are all kept, each signed by its writer', async ({ api, payload }) => {
  const { id } = await createApplication(payload)
  const headers = await Promise.all([1, 2, 3].map(() => api.as('recruiter')))

  await Promise.all([
    ...headers.map((each, n) => api.post(`/api/applications/${id}/note`, { text: `Note ${n}` }, each)),
    ...headers.map((each, n) => api.post(`/api/applications/${id}/rate`, { criterion: 'Tax', score: n + 2 }, each)),
  ])
  await api.post(`/api/applications/${id}/rate`, { criterion: 'Tax', score: 5 }, headers[0])

  const application = await payload.findByID({ collection: 'applications', id, depth: 0 })
  expect(application.notes?.map(({ text }) => text).sort()).toEqual(['Note 0', 'Note 1', 'Note 2'])
  expect(new Set(application.notes?.map(({ by }) => by)).size).toBe(3)
  expect(application.ratings?.map(({ score }) => score).sort()).toEqual([3, 4, 5])
  expect(application.rating).toBe(4)
})

test('a colleague who is named in a note is told by mail, without the words of the note', async ({ api, payload }) => {
  const { id } = await createApplication(payload)
  const headers = await api.as('recruiter')
  const { docs: colleagues } = await payload.find({ collection: 'users', where: { role: { equals: 'recruiter' } } })
  const colleague = colleagues.at(-1)

  await api.post(`/api/applications/${id}/note`, { text: 'A secret about Omar', mentions: [colleague?.id] }, headers)

  const [mail] = await mailsAbout(payload, id)
  expect(mail?.to).toBe(colleague?.email)
  expect(mail?.text).toContain(`open=${id}`)
  expect(mail?.text).not.toContain('secret')
  // The language of a colleague is not known: the mail says it in both.
  expect(mail?.subject).toMatch(/named you in a note .+ · ذكرك/)
  expect(mail?.text).toContain('named you in a note')
  expect(mail?.text).toContain('يمكنك قراءتها هنا')
})

test('the board is narrowed by a tag, and by conditions of the table that go along', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  const tagged = await createApplication(payload, { tags: ['ملف مميز', 'second'], stage: 'offer' })
  const hired = await createApplication(payload, { tags: ['second'], stage: 'hired' })
  await createApplication(payload)
  const shown = async (query: string) => {
    const response = await api.fetch(`/api/applications/board?${query}`, { headers })
    const { columns } = (await response.json()) as { columns: { cards: Card[] }[] }
    return columns.flatMap(({ cards }) => cards.map(({ id }) => id))
  }

  expect(await shown(`tag=${encodeURIComponent('ملف مميز')}`)).toEqual([tagged.id])
  expect(await shown('tag=second')).toEqual([tagged.id, hired.id])
  expect(await shown('tag=second&where[or][0][and][0][stage][in][0]=hired')).toEqual([hired.id])
  const unknown = await api.fetch('/api/applications/board?where[nothing][equals]=1', { headers })
  expect(unknown.status).toBe(400)
})

test('table and board show the same applications for the same filters', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  const vacancy = (await createVacancy(payload)).id
  const longAgo = '2026-01-01T00:00:00.000Z'
  for (const one of [{ vacancy }, {}]) {
    const { id } = await createApplication(payload, { ...one, tags: ['same'] })
    const data = { rating: 4.5, stageSince: longAgo }
    await payload.db.updateOne({ collection: 'applications', id, data })
    await createApplication(payload, { ...one, tags: ['same'] })
  }
  const ids = (docs: { id: string }[]) => docs.map(({ id }) => id).sort()

  for (const [filters, count] of [
    ['tag=same', 4],
    ['tag=same&vacancy=none', 2],
    [`tag=same&vacancy=${vacancy}&rating=4`, 1],
    ['tag=same&age=7', 2],
    ['tag=same&age=1e12', 0],
    ['tag=same&age=old&rating=good', 4],
  ] as const) {
    const board = await api.fetch(`/api/applications/board?${filters}`, { headers })
    const { columns } = (await board.json()) as { columns: { cards: Card[] }[] }
    const table = await api.fetch(`/api/applications${tableQuery(new URLSearchParams(filters))}&depth=0`, { headers })
    const { docs } = (await table.json()) as { docs: { id: string }[] }
    expect(ids(docs), filters).toHaveLength(count)
    expect(ids(columns.flatMap(({ cards }) => cards)), filters).toEqual(ids(docs))
  }
})

test('the board shows each stage, and what changed since the last look', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const one = await createApplication(payload, { vacancy })
  await createApplication(payload, { vacancy, stage: 'offer' })
  const headers = await api.as('recruiter')
  const read = async (path: string) => (await api.fetch(path, { headers })).json()

  const board = (await read(`/api/applications/board?vacancy=${vacancy}`)) as {
    now: string
    columns: { stage: string; total: number; cards: Card[] }[]
  }
  expect(board.columns.filter(({ total }) => total > 0).map(({ stage, total }) => [stage, total])).toEqual([
    ['new', 1],
    ['offer', 1],
  ])
  await api.post(`/api/applications/${one.id}/move`, { stage: 'hired', revision: 0 }, headers)

  const changes = (await read(`/api/applications/changes?vacancy=${vacancy}&since=${board.now}`)) as {
    cards: Card[]
    ids: string[]
  }
  expect(changes.cards.find(({ id }) => id === one.id)).toMatchObject({ stage: 'hired', revision: 1 })
  expect(changes.ids).toContain(one.id)
  for (const since of ['-271821-04-20', '%2B275760-09-13', 'soon'])
    expect((await api.fetch(`/api/applications/changes?since=${since}`, { headers })).status, since).toBe(200)
  expect((await api.fetch('/api/applications/board', { headers: await api.as('editor') })).status).toBe(403)
})

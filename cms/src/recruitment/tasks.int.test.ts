import { instantOf, wallTimeOf } from '@diwan/shared/lib/zonedTime'
import type { Where } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'
import { listMyTasks } from '@/admin/dashboard/listMyTasks'
import type { Panel } from './desk/readPanel'

test('a task is there for candidates of both languages, in the words of its reader, and goes with a move that is taken back', async ({
  api,
  payload,
}) => {
  const desk = await payload.updateGlobal({
    slug: 'hiring-desk',
    locale: 'en',
    data: {
      stageActions: [
        { stage: 'interview', task: 'Book a room' },
        { stage: 'screening', task: 'Read the CV' },
      ],
    },
  })
  const [row, untranslated] = desk.stageActions ?? []
  const arabic = [
    { id: row?.id, stage: 'interview', task: 'احجز قاعة' },
    { id: untranslated?.id, stage: 'screening' },
  ]
  await payload.updateGlobal({ slug: 'hiring-desk', locale: 'ar', data: { stageActions: arabic as never } })
  const { id } = await createApplication(payload, { locale: 'ar' })
  const headers = await api.as('recruiter')
  const titles = async (language: string) => {
    const answer = await api.fetch(`/api/applications/${id}/panel`, {
      headers: { ...headers, 'Accept-Language': language },
    })
    return ((await answer.json()) as { panel: Panel }).panel.tasks.map(({ title }) => title)
  }

  await api.post(`/api/applications/${id}/move`, { stage: 'screening', revision: 0 }, headers)
  await api.post(`/api/applications/${id}/move`, { stage: 'interview', revision: 1 }, headers)

  expect(await titles('en')).toEqual(['Read the CV', 'Book a room'])
  expect(await titles('ar')).toEqual(['Read the CV', 'احجز قاعة'])
  await payload.create({ collection: 'hiring-tasks', data: { title: 'Call the referee', application: id } })
  await api.post(`/api/applications/${id}/undo`, { revision: 2 }, headers)
  expect(await titles('en')).toEqual(['Read the CV', 'Call the referee'])
})

test('what was to be done for a step is ticked off with the decision, and waits again when that is taken back', async ({
  api,
  payload,
}) => {
  const stageActions = [
    { stage: 'screening' as const, task: 'Read the CV' },
    { stage: 'interview' as const, task: 'Book a room' },
    { stage: 'rejected' as const, task: 'Call them' },
  ]
  await payload.updateGlobal({ slug: 'hiring-desk', locale: 'en', data: { stageActions } })
  const reason = (await payload.create({ collection: 'rejection-reasons', data: { title: 'Other' } })).id
  const { id } = await createApplication(payload)
  const headers = await api.as('recruiter')
  const move = (body: object) => api.post(`/api/applications/${id}/move`, body, headers)
  const open = async () => {
    const where: Where = { and: [{ application: { equals: id } }, { doneAt: { exists: false } }] }
    const { docs } = await payload.find({ collection: 'hiring-tasks', where, sort: 'createdAt' })
    return docs.map(({ title }) => title)
  }
  await move({ stage: 'screening', revision: 0 })
  const [read] = (await payload.find({ collection: 'hiring-tasks', where: { application: { equals: id } } })).docs
  await api.post(`/api/hiring-tasks/${read?.id}/done`, { isDone: true }, headers)
  await move({ stage: 'interview', revision: 1 })
  await payload.create({ collection: 'hiring-tasks', data: { title: 'Send the portfolio back', application: id } })

  await move({ stage: 'rejected', reason, revision: 2 })

  expect(await open()).toEqual(['Send the portfolio back', 'Call them'])
  await api.post(`/api/applications/${id}/undo`, { revision: 3 }, headers)
  expect(await open()).toEqual(['Book a room', 'Send the portfolio back'])
  await move({ stage: 'hired', revision: 4 })
  expect(await open()).toEqual(['Send the portfolio back'])
})

test('the dashboard shows tasks of mine and of nobody, the most urgent first, and leads to their applications', async ({
  payload,
}) => {
  const [me, other] = [
    await createUser(payload, { role: 'recruiter' }),
    await createUser(payload, { role: 'recruiter' }),
  ]
  const { id: vacancy } = await createVacancy(payload)
  const applicant = (await createApplicant(payload, { name: 'Huda Saleh' })).id
  const { id } = await createApplication(payload, { applicant, vacancy })
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
  const add = (title: string, more: object) =>
    payload.create({ collection: 'hiring-tasks', data: { title, application: id, ...more } })
  await payload.delete({ collection: 'hiring-tasks', where: { id: { exists: true } } })
  await add('Later', { assignee: me.id, dueAt: day(3) })
  await add('Overdue', { assignee: me.id, dueAt: day(-1) })
  await add('Done', { assignee: me.id, dueAt: day(1), doneAt: day(0) })
  await add("A colleague's", { assignee: other.id, dueAt: day(1) })
  await add("Nobody's", { dueAt: day(2) })
  // Whatever time of day it was entered with: it is due all day.
  const today = wallTimeOf(Date.now(), 'Asia/Riyadh').slice(0, 10)
  await add('Today', { assignee: me.id, dueAt: instantOf(`${today}T00:00`, 'Asia/Riyadh') })

  const tasks = await listMyTasks({ payload, user: me, i18n: { language: 'en' } } as never)

  expect(tasks.map(({ isLate, title }) => [title, isLate])).toEqual([
    ['Overdue', true],
    ['Today', false],
    ["Nobody's", false],
    ['Later', false],
  ])
  // Tasks of a stage have one name for all candidates.
  expect(tasks[0]?.candidate).toBe('Huda Saleh')
  expect(tasks[0]?.href).toBe(`/admin/auth/applications?open=${id}`)
})

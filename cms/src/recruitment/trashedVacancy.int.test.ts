import { DAY } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { linkIn, pageText } from '../../tests/candidatePages'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { mailsTo } from '../../tests/mailsTo'
import { test } from '../../tests/test'
import { queueMail } from '@/email/queueMail'
import type { Panel } from './desk/readPanel'
import { applyRetention } from './privacy/applyRetention'

const day = (n: number, now = Date.now()) => new Date(now + n * DAY)

/** Moves a vacancy to the trash, as the button of the admin does. */
const trash = (payload: Payload, id: string, at = new Date()) =>
  payload.update({ collection: 'vacancies', id, data: { deletedAt: at.toISOString() } })

test('the desk goes on calling a vacancy by its title that lies in the trash', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  const { id: vacancy } = await createVacancy(payload, { title: 'Trashed adviser' })
  const { id } = await createApplication(payload, { vacancy })
  const { id: other } = await createApplication(payload)
  await trash(payload, vacancy)
  const read = async <T>(path: string, language = 'en') => {
    const answer = await api.fetch(`/api/applications/${path}`, {
      headers: { ...headers, 'Accept-Language': language },
    })
    return (path.startsWith('export') ? answer.text() : answer.json()) as Promise<T>
  }

  const { panel } = await read<{ panel: Panel }>(`${id}/panel`)
  const { columns } = await read<{ columns: { cards: { id: string; vacancy: object | null }[] }[] }>('board', 'ar')
  const file = await read<string>(`export?vacancy=${vacancy}`)
  const plain = await read<{ vacancy: { id: string } }>(`${id}?depth=1`)

  expect(panel.vacancy).toEqual({ id: vacancy, title: 'Trashed adviser' })
  expect(panel.openings).toBeNull()
  const vacancyOn = (card: string) => columns.flatMap(({ cards }) => cards).find((one) => one.id === card)?.vacancy
  expect(vacancyOn(id)).toEqual({ id: vacancy, title: 'Trashed adviser' })
  expect(vacancyOn(other)).toBeNull()
  expect(file).toContain(',Trashed adviser,')
  expect(plain.vacancy).toMatchObject({ id: vacancy, title: 'Trashed adviser' })
})

test('a candidate reads of the vacancy they applied for, and its owner is given the task, when it lies in the trash', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const owner = (await createUser(payload, { role: 'recruiter' })).id
  const words = { title: 'declined', key: 'declined-in-trash', subject: 'About {{vacancy}}', body: 'Dear {{name}}' }
  const template = (await payload.create({ collection: 'mail-templates', data: words, locale: 'en' })).id
  const stageActions = [{ stage: 'screening' as const, template, task: 'Call' }]
  await payload.updateGlobal({ slug: 'hiring-desk', locale: 'en', data: { stageActions } })
  const { id: vacancy } = await createVacancy(payload, { title: 'Trashed adviser', owner })
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { vacancy, applicant: applicant.id })
  await trash(payload, vacancy)

  await api.post(`/api/applications/${id}/move`, { stage: 'screening', revision: 0 }, headers)

  expect(await mailsTo(payload, applicant.email)).toMatchObject([{ subject: 'About Trashed adviser' }])
  const where = { application: { equals: id } }
  expect((await payload.find({ collection: 'hiring-tasks', where, depth: 0 })).docs).toMatchObject([
    { assignee: owner },
  ])
  const relatedTo = { relationTo: 'applicants' as const, value: applicant.id }
  await queueMail(payload, { to: applicant.email, subject: '-', text: '{{link}}', locale: 'en', relatedTo })
  const page = await pageText(api, await linkIn(payload, (await mailsTo(payload, applicant.email)).at(-1)))
  expect(page).toContain('Trashed adviser')
  expect(page).not.toContain(hiringMessages.en.candidate.speculative)
})

test('candidates of a vacancy are kept from when it was moved to the trash, as if it had closed then', async ({
  payload,
}) => {
  const { id: vacancy } = await createVacancy(payload)
  const applicant = await createApplicant(payload, { retainUntil: day(900).toISOString() })
  await createApplication(payload, { vacancy, applicant: applicant.id, createdAt: day(-200).toISOString() })
  const read = () => payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  const now = Date.now()

  await trash(payload, vacancy, new Date(now))

  expect((await read()).retainUntil).toBe(day(180, now).toISOString())
  await applyRetention(payload, day(179, now))
  expect((await read()).anonymisedAt).toBeFalsy()
  await applyRetention(payload, day(181, now))
  expect((await read()).anonymisedAt).toBeTruthy()
})

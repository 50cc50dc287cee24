import { hiringMessages } from '@diwan/shared/messages/hiring'
import { MAX_NOTE_LENGTH, MAX_TAGS } from '@diwan/shared/spec/hiring'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { privateFiles } from '@/files/store/stores'

const questions = [
  { key: 'licence', label: 'A licence?', type: 'yes-no' as const },
  { key: 'city', label: 'Where?', type: 'choice' as const, options: [{ value: 'riyadh', label: 'In Riyadh' }] },
]

async function aCertificate(payload: Payload): Promise<string> {
  const filename = `${Math.random().toString(36).slice(2)}.pdf`
  await privateFiles().put(filename, Buffer.from('%PDF-1.7'), 'application/pdf')
  const now = new Date().toISOString()
  const data = { kind: 'answer', filename, originalName: 'Certificate.pdf', mimeType: 'application/pdf', filesize: 8 }
  return String(
    (await payload.db.create({ collection: 'files', data: { ...data, createdAt: now, updatedAt: now } })).id,
  )
}

interface PanelAnswer {
  panel: {
    vacancy: { title: string } | null
    answers: { label: string; value: string; href: string | null }[]
    timeline: { kind: string; from?: string | null }[]
    otherApplications: { vacancy: { title: string } | null }[]
  }
}

test('answers are told in words of the desk, and a file among them is opened by a short link that is written down', async ({
  api,
  payload,
}) => {
  const vacancy = (await createVacancy(payload, { questions })).id
  const file = await aCertificate(payload)
  const answers = [
    { key: 'licence', label: 'A licence?', value: 'no' },
    { key: 'city', label: 'Where?', value: 'riyadh' },
    { key: 'gone', label: 'Asked once', value: 'yes' },
    { key: 'certificate', label: 'Your certificate', file },
  ]
  const { id } = await createApplication(payload, { vacancy, answers })
  const headers = await api.as('recruiter')
  const read = async (language: string) =>
    (await (
      await api.fetch(`/api/applications/${id}/panel`, { headers: { ...headers, 'Accept-Language': language } })
    ).json()) as PanelAnswer

  const { panel } = await read('en')
  expect(panel.answers.map(({ value }) => value)).toEqual(['No', 'In Riyadh', 'yes', 'Certificate.pdf'])
  expect((await read('ar')).panel.answers[0]?.value).toBe('لا')
  expect(panel.answers.slice(0, 3).map(({ href }) => href)).toEqual([null, null, null])

  const address = panel.answers[3]?.href ?? ''
  expect((await api.fetch(address, { headers: await api.as('editor') })).status).toBe(403)
  const led = await api.fetch(address, { headers })
  expect(led.status).toBe(303)
  const opened = await api.fetch(led.headers.get('Location') ?? '', { headers })
  expect(opened.status).toBe(200)
  expect(opened.headers.get('Content-Disposition')).toBe('inline')
  const where = { documentId: { equals: file } }
  const { docs } = await payload.find({ collection: 'audit-log', where, pagination: false })
  expect(docs).toMatchObject([{ action: 'open-cv', detail: { kind: 'answer' } }])
})

test('a question is told in the language of the desk, as long as it is still the one that was asked', async ({
  api,
  payload,
}) => {
  const vacancy = await createVacancy(payload, {
    questions: [
      { key: 'licence', label: 'A licence?', type: 'yes-no' },
      { key: 'notice', label: 'Your notice?', type: 'text' },
    ],
  })
  const arabic = ['هل لديك رخصة؟', 'كم مدة إشعارك؟']
  const words = { title: 'مستشار زكاة', summary: 'مشورة في الزكاة.', department: 'الزكاة', city: 'الرياض' }
  const rows = (vacancy.questions ?? []).map((row, place) => ({ ...row, label: arabic[place] ?? '' }))
  await payload.update({ collection: 'vacancies', id: vacancy.id, locale: 'ar', data: { ...words, questions: rows } })
  const answers = [
    { key: 'licence', label: 'هل لديك رخصة؟', value: 'yes' },
    { key: 'notice', label: 'متى تبدأ؟', value: 'غدًا' },
  ]
  const { id } = await createApplication(payload, { vacancy: vacancy.id, answers, locale: 'ar' })
  const headers = await api.as('recruiter')

  for (const [language, label] of [
    ['en', 'A licence?'],
    ['ar', 'هل لديك رخصة؟'],
  ]) {
    const answer = await api.fetch(`/api/applications/${id}/panel`, {
      headers: { ...headers, 'Accept-Language': language ?? '' },
    })
    const { panel } = (await answer.json()) as PanelAnswer
    expect(panel.answers.map((each) => each.label)).toEqual([label, 'متى تبدأ؟'])
  }
})

test('a criterion is one, in whichever language it was rated', async ({ api, payload }) => {
  const desk = await payload.updateGlobal({
    slug: 'hiring-desk',
    locale: 'en',
    data: { criteria: [{ title: 'Depth' }, { title: 'Drive' }] },
  })
  const ids = (desk.criteria ?? []).map(({ id }) => id)
  const arabic = [
    { id: ids[0], title: 'العمق' },
    { id: ids[1], title: 'الدافع' },
  ]
  await payload.updateGlobal({ slug: 'hiring-desk', locale: 'ar', data: { criteria: arabic as never } })
  const { id } = await createApplication(payload)
  const headers = await api.as('recruiter')
  const rate = (criterion: string, score: number) =>
    api.post(`/api/applications/${id}/rate`, { criterion, score }, headers)
  for (const [criterion, score] of [
    ['Depth', 2],
    ['العمق', 4],
    ['Drive', 5],
    ['Gone', 1],
  ] as const) {
    expect((await rate(criterion, score)).status).toBe(200)
  }

  for (const [language, names] of [
    ['en', ['Depth', 'Drive']],
    ['ar', ['العمق', 'الدافع']],
  ] as const) {
    const answer = await api.fetch(`/api/applications/${id}/panel`, {
      headers: { ...headers, 'Accept-Language': language },
    })
    const { panel } = (await answer.json()) as {
      panel: { criteria: string[]; ratings: { criterion: string; score: number }[] }
    }
    expect(panel.criteria).toEqual(names)
    expect(panel.ratings.map(({ criterion, score }) => [criterion, score])).toEqual([
      [names[0], 4],
      [names[1], 5],
      ['Gone', 1],
    ])
  }
})

test('a vacancy without a title in the language of the desk is called by the other one', async ({ api, payload }) => {
  const { id: vacancy } = await createVacancy(payload, { title: 'Zakat adviser' })
  const applicant = (await createApplicant(payload)).id
  const { id } = await createApplication(payload, { vacancy, applicant })
  await createApplication(payload, { vacancy, applicant })
  const headers = { ...(await api.as('recruiter')), 'Accept-Language': 'ar' }

  const { panel } = (await (await api.fetch(`/api/applications/${id}/panel`, { headers })).json()) as PanelAnswer
  expect(panel.vacancy?.title).toBe('Zakat adviser')
  expect(panel.otherApplications[0]?.vacancy?.title).toBe('Zakat adviser')
  const board = await api.fetch(`/api/applications/board?vacancy=${vacancy}`, { headers })
  expect(await board.text()).toContain('"title":"Zakat adviser"')
})

test('a mail that was received says who wrote it', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const headers = await api.as('recruiter')
  const letter = { direction: 'received', subject: 'A question', text: 'When do I hear from you?' }
  await api.post(`/api/applications/${id}/mail`, letter, headers)

  const { panel } = (await (await api.fetch(`/api/applications/${id}/panel`, { headers })).json()) as PanelAnswer
  expect(panel.timeline.find(({ kind }) => kind === 'mail')).toMatchObject({ from: applicant.email })
})

test('tags that colleagues change at once are all kept, and too many are refused in words', async ({
  api,
  payload,
}) => {
  const { id } = await createApplication(payload, { tags: ['old', 'stays'] })
  const headers = { ...(await api.as('recruiter')), 'Accept-Language': 'ar' }
  const change = (body: object) => api.post(`/api/applications/${id}/tags`, body, headers)

  await Promise.all([change({ add: ['SAP'] }), change({ add: ['Excel'] }), change({ remove: ['old'] })])
  const tooMany = await change({ add: Array.from({ length: 18 }, (_, number) => `tag ${number}`) })

  const { tags } = await payload.findByID({ collection: 'applications', id })
  expect(tags?.toSorted()).toEqual(['Excel', 'SAP', 'stays'])
  expect(tooMany.status).toBe(422)
  expect(await tooMany.json()).toMatchObject({ message: hiringMessages.ar.limits.list(MAX_TAGS) })
})

test('a note that is too long is refused with how long it may be', async ({ api, payload }) => {
  const { id } = await createApplication(payload)

  const answer = await api.post(
    `/api/applications/${id}/note`,
    { text: 'x'.repeat(MAX_NOTE_LENGTH + 1) },
    await api.as('recruiter'),
  )

  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ message: hiringMessages.en.limits.text(MAX_NOTE_LENGTH) })
})

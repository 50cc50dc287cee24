import { DAY } from '@diwan/shared/lib/time'
import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { mailsTo } from '../../tests/mailsTo'
import { sentWords } from '../../tests/sentWords'
import { test } from '../../tests/test'

interface Words {
  title?: string
  subject: string
  body: string
}

async function aTemplate(payload: Payload, key: string, en: Words, ar?: Words, desk?: 'enquiries') {
  const data = { key, desk: desk ?? ('recruitment' as const), ...en, title: en.title ?? key }
  const { id } = await payload.create({ collection: 'mail-templates', data, locale: 'en' })
  if (ar) await payload.update({ collection: 'mail-templates', id, data: { ...ar }, locale: 'ar' })
  return id
}

test('a recruiter finds the desk’s letters filled in, in the language of the candidate, and sends one as they changed it', async ({
  api,
  payload,
}) => {
  const english = { subject: 'About {{vacancy}}', body: 'Dear {{name}},\n\nSee {{link}}\n\n{{me}}\n' }
  const both = await aTemplate(payload, 'a-both', english, { subject: 'بشأن {{reference}}', body: 'أهلًا {{name}}' })
  const one = await aTemplate(payload, 'b-one', english)
  await aTemplate(
    payload,
    'c-enquiry',
    { subject: 'About {{reference}}', body: 'Dear {{name}}' },
    undefined,
    'enquiries',
  )
  const applicant = await createApplicant(payload, { name: 'Salma $& Nasser' })
  const vacancy = (await createVacancy(payload, { title: 'Zakat consultant' })).id
  const more = { applicant: applicant.id, vacancy, locale: 'ar' as const }
  const { id, reference } = await createApplication(payload, more)
  const headers = await api.as('recruiter')

  const answer = await api.fetch(`/api/applications/${id}/templates`, { headers })

  const { language, templates } = (await answer.json()) as { language: string; templates: { text: string }[] }
  expect(language).toBe('ar')
  expect(templates).toMatchObject([
    { id: both, title: 'a-both', subject: `بشأن ${reference}`, text: 'أهلًا Salma $& Nasser' },
    { id: one, subject: 'About Zakat consultant' },
  ])
  expect(templates[1]?.text).toMatch(/^Dear Salma \$& Nasser,\n\nSee \{\{link\}\}\n\n\S/)
  const letter = { subject: 'Changed', text: `${templates[1]?.text}\nP.S. Soon.` }
  expect((await api.post(`/api/applications/${id}/mail`, letter, headers)).status).toBe(200)
  const [mail] = await mailsTo(payload, applicant.email)
  const words = await sentWords(payload, mail)
  expect(words).toMatch(/See http\S+\/api\/candidate\/\S+\?lang=ar/)
  expect(words).toContain('P.S. Soon.')
})

test('a template is called by its name in the language of whoever looks for it, or by the only one it has', async ({
  api,
  payload,
}) => {
  const words = { subject: 'About {{reference}}', body: 'Dear {{name}}' }
  const named = await aTemplate(payload, 'd-named', words, { title: 'ترحيب', subject: 'أهلًا', body: 'أهلًا {{name}}' })
  const unnamed = await aTemplate(payload, 'd-unnamed', words)
  const { id } = await createApplication(payload)
  const headers = await api.as('recruiter')
  const titlesIn = async (language: 'ar' | 'en') => {
    const as = { ...headers, 'Accept-Language': language }
    const answer = await api.fetch(`/api/applications/${id}/templates`, { headers: as })
    const { templates } = (await answer.json()) as { templates: { id: string; subject: string; title: string }[] }
    return [named, unnamed].map((one) => templates.find((template) => template.id === one)?.title)
  }

  expect(await titlesIn('en')).toEqual(['d-named', 'd-unnamed'])
  expect(await titlesIn('ar')).toEqual(['ترحيب', 'd-unnamed'])
  const list = await payload.find({
    collection: 'mail-templates',
    where: { key: { equals: 'd-unnamed' } },
    locale: 'ar',
  })
  expect(list.docs).toMatchObject([{ title: 'd-unnamed' }])
})

test('letters are for recruiters, about applications that are there, to people who are', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  const gone = await createApplicant(payload, { anonymisedAt: new Date().toISOString() })
  const { id } = await createApplication(payload, { applicant: gone.id })
  const read = (of: string, as: Record<string, string>) =>
    api.fetch(`/api/applications/${of}/templates`, { headers: as })

  expect((await read(id, headers)).status).toBe(422)
  expect((await read('f'.repeat(24), headers)).status).toBe(404)
  expect((await read(id, await api.as('editor'))).status).toBe(403)
  expect((await read(id, {})).status).toBe(401)
})

test('an invitation uses the desk’s own words, and always holds the link to answer by', async ({ api, payload }) => {
  const body = 'Dear {{name}}: {{times}} at {{place}}, {{minutes}} minutes with {{interviewers}}.'
  const arabic = { subject: 'دعوة', body: 'الموعد: {{interview}} شكرًا' }
  await aTemplate(payload, 'interview-invitation', { subject: 'Meet us: {{vacancy}}', body }, arabic)
  const interviewer = await createUser(payload, { role: 'recruiter', name: 'Majed Ali' })
  const applicant = await createApplicant(payload)
  const headers = await api.as('recruiter')
  const at = new Date(Date.now() + 2 * DAY).toISOString()
  const invitation = { times: [at], place: 'Riyadh', durationMinutes: 45, interviewers: [interviewer.id] }
  for (const locale of ['en', 'ar'] as const) {
    const { id } = await createApplication(payload, { applicant: applicant.id, locale })
    await api.post(`/api/applications/${id}/interview`, invitation, headers)
    const letters = (await (await api.fetch(`/api/applications/${id}/templates`, { headers })).json()) as {
      templates: { title: string }[]
    }
    expect(letters.templates.map(({ title }) => title)).not.toContain('interview-invitation')
  }

  const [english, inArabic] = await mailsTo(payload, applicant.email)
  expect(english?.subject).toMatch(/^Meet us: /)
  const words = await sentWords(payload, english)
  expect(words).toContain('at Riyadh, 45 minutes with Majed Ali.')
  expect(words).toMatch(/Choose the one that suits you[^\n]+\n+http\S+\/api\/candidate\/interview\/\S+/)
  expect(inArabic?.subject).toBe('دعوة')
  const answered = await sentWords(payload, inArabic)
  expect(answered).toMatch(/الموعد: http\S+\/api\/candidate\/interview\/\S+ شكرًا/)
  expect(answered.match(/candidate\/interview/g)).toHaveLength(1)
})

test('a letter goes with the words that it names filled in, and not at all with one that nobody knows', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { name: 'Salma Nasser' })
  const { id, reference } = await createApplication(payload, { applicant: applicant.id })
  const headers = { ...(await api.as('recruiter')), 'Accept-Language': 'en' }
  const send = (letter: object) => api.post(`/api/applications/${id}/mail`, letter, headers)

  const misspelt = await send({ subject: 'About {{link}}', text: 'Dear {{nmae}},\n\n{{الاسم}}' })

  expect(misspelt.status).toBe(422)
  const { unknownWords } = fieldsMessages.en.faults
  expect(await misspelt.json()).toMatchObject({ message: unknownWords('{{link}} {{nmae}} {{الاسم}}') })
  expect(await mailsTo(payload, applicant.email)).toEqual([])
  const known = { subject: 'About {{reference}}', text: 'Dear {{ name }},\n\n{{ link }}\n{{me}}' }
  expect((await send(known)).status).toBe(200)
  const [mail] = await mailsTo(payload, applicant.email)
  expect(mail?.subject).toBe(`About ${reference}`)
  expect(await sentWords(payload, mail)).toMatch(/Dear Salma Nasser,\n\nhttp\S+\/api\/candidate\/\S+\n\w+/)
  expect((await send({ direction: 'received', subject: 'Re', text: 'You wrote {{nmae}}' })).status).toBe(200)
})

test('a template with a word that nothing is filled in for is not saved, in either desk', async ({ api }) => {
  const save = async (role: 'admin' | 'editor' | 'recruiter', template: object) => {
    const answer = await api.post('/api/mail-templates', template, await api.as(role))
    const { errors } = (await answer.json()) as { errors?: { data?: { errors?: { path: string }[] } }[] }
    return [answer.status, ...(errors?.[0]?.data?.errors ?? []).map(({ path }) => path)]
  }
  const written = (key: string, subject: string, body: string) => ({ title: key, key, subject, body })

  expect(await save('recruiter', written('w-1', '{{link}}', 'Dear {{nmae}}'))).toEqual([400, 'subject', 'body'])
  expect(await save('recruiter', written('w-2', '{{reference}}', '{{times}}'))).toEqual([400, 'body'])
  expect(await save('recruiter', written('w-3', '{{vacancy}}', '{{ link }} {{me}}'))).toEqual([201])
  expect(await save('editor', written('w-4', '{{subject}}', '{{link}}'))).toEqual([400, 'body'])
  expect(await save('editor', written('w-5', '{{subject}}', '{{company}}'))).toEqual([201])
  expect(await save('recruiter', written('w-6', '', 'Dear {{name}}'))).toEqual([400, 'subject'])
})

test('neither an invitation without its times nor an answer to an enquiry goes by itself', async ({ api, payload }) => {
  const where = { key: { equals: 'interview-invitation' } }
  const words = { subject: '{{reference}}', body: 'Dear {{name}}' }
  const { docs } = await payload.find({ collection: 'mail-templates', where })
  const invitation = docs[0]?.id ?? (await aTemplate(payload, 'interview-invitation', words))
  const enquiry = await aTemplate(payload, 'e-enquiry', words, undefined, 'enquiries')
  const letter = await aTemplate(payload, 'e-letter', words)
  const headers = await api.as('recruiter')
  const save = async (template: string) => {
    const desk = { stageActions: [{ stage: 'interview', template }] }
    const reason = { title: 'Experience', template }
    return [
      (await api.post('/api/globals/hiring-desk', desk, headers)).status,
      (await api.post('/api/rejection-reasons', reason, headers)).status,
    ]
  }

  expect(await save(invitation)).toEqual([400, 400])
  expect(await save(enquiry)).toEqual([400, 400])
  expect(await save(letter)).toEqual([200, 201])
})

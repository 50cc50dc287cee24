import { mailMessages } from '@diwan/shared/messages/mail'
import { expect } from 'vitest'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { writeSettings } from '../../tests/builders/writeSettings'
import { test } from '../../tests/test'
import type { Panel } from '@/recruitment/desk/readPanel'
import { longDate } from '@/recruitment/longDate'
import {
  anApplication,
  aPdf,
  applicantBy,
  applicationsOf,
  referenceIn,
  storedNames,
  submit,
} from '../../tests/applying'
import { mailsTo } from '../../tests/mailsTo'

test('an application is stored whole: candidate, CV, history, consents, retention, mails', async ({ api, payload }) => {
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  const vacancy = await createVacancy(payload, { closesAt })

  const response = await submit(api, anApplication({ vacancy: vacancy.id, city: 'Jeddah', coverLetter: 'Because.' }))

  expect(response.status).toBe(201)
  const reference = await referenceIn(response)
  const [application] = await applicationsOf(payload, 'omar@example.com')
  expect(application).toMatchObject({
    reference,
    vacancy: vacancy.id,
    stage: 'new',
    coverLetter: 'Because.',
    locale: 'en',
    stageSince: application?.history?.[0]?.at,
    revision: 0,
    knockedOut: false,
  })
  expect(application?.history).toMatchObject([{ id: expect.stringMatching(/^[0-9a-f]{24}$/), to: 'new' }])
  const applicant = await applicantBy(payload, 'omar@example.com')
  expect(applicant).toMatchObject({ name: 'Omar Hassan', phone: '+966501234567', city: 'Jeddah' })
  expect(applicant?.consents).toMatchObject([{ purpose: 'processing' }])
  expect(Date.parse(applicant?.retainUntil ?? '') - Date.parse(closesAt)).toBe(180 * 86_400_000)
  const cv = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(cv).toMatchObject({ kind: 'cv', originalName: 'My CV.pdf', mimeType: 'application/pdf' })
  expect(cv.filename).not.toContain('CV')
  expect(await storedNames()).toContain(cv.filename)
  const { docs: mails } = await payload.find({ collection: 'mails', where: { to: { equals: 'omar@example.com' } } })
  expect(mails).toMatchObject([{ subject: `We have received your application (${reference})` }])
})

test('a candidate reads the last day of their data by the calendar of the company', async ({ api, payload }) => {
  const dayIn = (timeZone: string, at: string | number = Date.now()) => longDate(new Date(at), 'en', timeZone)
  // At any hour it is another day in one of the two than in Riyadh.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  const timeZone = zones.find((zone) => dayIn(zone) !== dayIn('Asia/Riyadh')) ?? zones[0]
  await writeSettings(payload, { timeZone })

  await submit(api, anApplication({ email: 'far-away@example.com' }))
  await payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Asia/Riyadh' } })

  const applicant = await applicantBy(payload, 'far-away@example.com')
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: 'far-away@example.com' } } })
  expect(docs[0]?.text).toContain(dayIn(timeZone, String(applicant?.retainUntil)))
})

test('an application keeps where the candidate came from; one that a robot sent says so', async ({ api, payload }) => {
  await submit(api, anApplication({ email: 'sourced@example.com', source: 'linkedin' }))
  await submit(api, anApplication({ email: 'bot@example.com', source: 'website', website: 'https://spam.example' }))

  expect(await applicationsOf(payload, 'sourced@example.com')).toMatchObject([{ source: 'linkedin' }])
  expect(await applicationsOf(payload, 'bot@example.com')).toMatchObject([{ source: 'spam' }])
})

test('what a robot sent waits apart, changes nothing of a person, and comes back when a recruiter says so', async ({
  api,
  payload,
}) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'misused@example.com'
  const headers = await api.as('recruiter')
  const onBoard = async (more = '') => {
    const board = await api.fetch(`/api/applications/board?vacancy=${vacancy}&stage=new${more}`, { headers })
    const { columns } = (await board.json()) as { columns: { cards: { reference: string }[] }[] }
    return columns[0]?.cards.map(({ reference }) => reference)
  }
  const sentByRobot = () =>
    submit(api, anApplication({ email, vacancy, name: 'Cheap Pills', website: 'https://x.example' }))
  const before = await referenceIn(await sentByRobot())
  const reference = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const person = await applicantBy(payload, email)
  const mails = await payload.count({ collection: 'mails', where: { to: { equals: email } } })

  const fromRobot = await referenceIn(await sentByRobot())

  expect(new Set([before, reference, fromRobot]).size).toBe(3)
  expect(await applicantBy(payload, email)).toEqual(person)
  expect((await payload.count({ collection: 'mails', where: { to: { equals: email } } })).totalDocs).toBe(
    mails.totalDocs,
  )
  expect(await onBoard()).toEqual([reference])
  expect((await onBoard('&where[source][equals]=spam'))?.sort()).toEqual([before, fromRobot].sort())

  const { id } = (await applicationsOf(payload, email)).find((one) => one.reference === fromRobot)!
  expect((await api.post(`/api/applications/${id}/admit`, {}, headers)).status).toBe(200)

  expect((await onBoard())?.sort()).toEqual([reference, fromRobot].sort())
})

test('a candidate who was taken for a robot hears that the application has arrived once a recruiter says so, once', async ({
  api,
  payload,
}) => {
  const vacancy = (await createVacancy(payload, { title: 'Tax adviser' })).id
  const email = 'no-robot@example.com'
  const reference = await referenceIn(
    await submit(api, anApplication({ email, vacancy, website: 'filled in by a program for forms' })),
  )
  expect(await mailsTo(payload, email)).toEqual([])
  const [{ id } = { id: '' }] = await applicationsOf(payload, email)
  const admit = async () => api.post(`/api/applications/${id}/admit`, {}, await api.as('recruiter'))

  for (const answer of [await admit(), await admit()]) expect(answer.status).toBe(200)

  const subject = `We have received your application (${reference})`
  const text = expect.stringMatching(/“Tax adviser”[^]*{{link}}/) as string
  expect(await mailsTo(payload, email)).toMatchObject([{ subject, text }])
})

test('nobody is taken for a robot by the source that a link names', async ({ api, payload }) => {
  await submit(api, anApplication({ email: 'linked@example.com', source: 'spam' }))

  expect((await applicationsOf(payload, 'linked@example.com'))[0]?.source).not.toBe('spam')
})

test('another name, number or city of a candidate who is known is suggested to the desk, each once', async ({
  api,
  payload,
}) => {
  const email = 'moved@example.com'
  const again = (fields: Record<string, string>) => submit(api, anApplication({ email, cv: aPdf(email), ...fields }))
  await again({ name: 'Layla Ahmed', city: 'Riyadh' })
  await again({ name: 'AHMED, Layla', city: ' riyadh', phone: '+966 50 123 4567', coverLetter: 'Spelt otherwise.' })
  expect((await applicantBy(payload, email))?.suggestions).toEqual([])

  await again({ name: 'Layla Al Harbi', city: 'Jeddah', phone: '+966559876543' })
  await again({ name: 'Layla Al Harbi', city: 'Jeddah', phone: '0559876543', coverLetter: 'Once more.' })

  expect((await applicantBy(payload, email))?.suggestions).toMatchObject([
    { fact: 'name', value: 'Layla Al Harbi' },
    { fact: 'phone', value: '+966559876543' },
    { fact: 'city', value: 'Jeddah' },
  ])

  const [application] = await applicationsOf(payload, email)
  const applicant = (await applicantBy(payload, email))?.id ?? ''
  await payload.update({ collection: 'applicants', id: applicant, data: { phone: '+966559876543' } })
  const headers = await api.as('recruiter')
  const panel = await (await api.fetch(`/api/applications/${application?.id}/panel`, { headers })).json()
  // Nobody is asked about what the record says by now.
  expect((panel as { panel: Panel }).panel.applicant.suggestions).toEqual([
    { fact: 'name', value: 'Layla Al Harbi' },
    { fact: 'city', value: 'Jeddah' },
  ])
})

test('letters about an application for no vacancy name none', async ({ api, payload }) => {
  const email = 'general@example.com'
  await writeSettings(payload)

  await submit(api, anApplication({ email, locale: 'ar' }))

  const { docs } = await payload.find({ collection: 'mails', where: { text: { contains: `Email: ${email}` } } })
  expect(docs.map(({ subject }) => subject)).toEqual([
    'Omar Hassan sent a speculative application · أرسل Omar Hassan طلب توظيف عامًا',
  ])
  const toPerson = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
  expect(toPerson.docs[0]?.text).toContain(mailMessages.ar.applicationReceived.speculative)
})

test('an Arabic name does not turn round what the team is told of it', async ({ api, payload }) => {
  const owner = await createUser(payload, { role: 'recruiter' })
  const { id: vacancy } = await createVacancy(payload, { title: 'Zakat consultant', owner: owner.id })
  const inArabic = { title: 'مستشار زكاة', department: 'الزكاة', city: 'الرياض', summary: 'استشارات.' }
  const published = { ...inArabic, _status: 'published' } as never
  await payload.update({ collection: 'vacancies', id: vacancy, data: published, locale: 'ar' })
  const name = 'عبد الله الدوسري'

  await submit(api, anApplication({ name, email: 'isolated@example.com', vacancy }))

  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: owner.email } } })
  expect(docs.map(({ subject }) => subject)).toEqual([
    `\u2068${name}\u2069 applied for “Zakat consultant” · تقدّم \u2068${name}\u2069 إلى «مستشار زكاة»`,
  ])
})

test('bodies that are no application are told so', async ({ api }) => {
  const post = (body: BodyInit, type: string) =>
    api.fetch('/api/applications/submit', { method: 'POST', body, headers: { 'Content-Type': type } })

  expect((await post('{}', 'application/json')).status).toBe(415)
  expect((await post('nonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await post('nonsense', 'multipart/form-data')).status).toBe(400)
  expect((await post('x'.repeat(31 * 1024 * 1024), 'multipart/form-data; boundary=x')).status).toBe(413)
})

test('who opens the address of a form is led to the form, a program is told how to send it', async ({ api }) => {
  const headers = { Accept: 'text/html', 'Accept-Language': 'ar' }
  const opened = await api.fetch('/api/applications/submit', { headers, redirect: 'manual' })
  const program = await api.fetch('/api/contacts/submit')

  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/ar/careers'])
  expect([program.status, program.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('a body that is too large is answered on a page when a person sent it', async ({ api }) => {
  const body = `--x\r\n${'x'.repeat(31 * 1024 * 1024)}`
  const response = await api.fetch('/api/applications/submit', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      Accept: 'text/html',
      Referer: 'http://localhost:3118/ar/careers',
    },
  })

  expect(response.status).toBe(413)
  const page = await response.text()
  expect(page).toContain('dir="rtl"')
  expect(page).toContain('href="/ar/careers"')
})

import { hiringMessages } from '@diwan/shared/messages/hiring'
import { mailMessages } from '@diwan/shared/messages/mail'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { aDocx } from './files/testing/aFile'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import type { Panel } from '@/recruitment/desk/readPanel'
import { longDate } from '@/recruitment/longDate'
import { privateFiles } from '@/files/store/stores'
import { tidyFiles } from './files/tidyFiles'

const aPdf = (text = 'CV') => new File([`%PDF-1.7\n% ${text}\n%%EOF`], 'My CV.pdf', { type: 'application/pdf' })

const anApplication = (fields: Record<string, string | File | undefined> = {}) => {
  const form = new FormData()
  const all = {
    name: 'Omar Hassan',
    email: 'omar@example.com',
    phone: '050 123 4567',
    consent: 'true',
    cv: aPdf(),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.set(name, value)
  return form
}

let candidates = 0

const submit = (api: Api, body: FormData, headers: Record<string, string> = {}) =>
  api.fetch('/api/applications/submit', {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': `192.0.2.${candidates++}`, ...headers },
  })

const referenceIn = async (response: Response) => ((await response.json()) as { reference: string }).reference
const errorsIn = async (response: Response) =>
  ((await response.json()) as { errors: { path: string; message: string }[] }).errors

const applicantBy = async (payload: Payload, email: string) => {
  const { docs } = await payload.find({ collection: 'applicants', where: { email: { equals: email } }, depth: 0 })
  expect(docs.length).toBeLessThanOrEqual(1)
  return docs[0]
}

const applicationsOf = async (payload: Payload, email: string) => {
  const applicant = await applicantBy(payload, email)
  const { docs } = await payload.find({
    collection: 'applications',
    where: { applicant: { equals: applicant?.id ?? 'nobody' } },
    depth: 0,
  })
  return docs
}

const storedNames = async () => (await privateFiles().list()).map(({ name }) => name)

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
  const settings = {
    companyName: 'C',
    tagline: 'T',
    description: 'D',
    email: 'a@example.com',
    phone: '+966500000000',
    address: 'A',
  }
  await payload.updateGlobal({ slug: 'site-settings', data: { ...settings, timeZone } as never })

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

test('nobody is taken for a robot by the source that a link names', async ({ api, payload }) => {
  await submit(api, anApplication({ email: 'linked@example.com', source: 'spam' }))

  expect((await applicationsOf(payload, 'linked@example.com'))[0]?.source).not.toBe('spam')
})

test('what is known about a candidate is added to, never overwritten', async ({ api, payload }) => {
  const email = 'layla@example.com'
  await submit(
    api,
    anApplication({ name: 'Layla Ahmed', email, city: 'Riyadh', vacancy: (await createVacancy(payload)).id }),
  )
  await submit(
    api,
    anApplication({ name: 'L.', email: 'Layla@Example.com ', city: 'Dammam', talentPool: 'true', cv: aPdf('second') }),
  )
  await submit(
    api,
    anApplication({ name: 'L.', email, phone: '+966559876543', talentPool: 'false', cv: aPdf('third') }),
  )

  const applicant = await applicantBy(payload, email)
  expect(applicant).toMatchObject({ name: 'Layla Ahmed', city: 'Riyadh', phone: '+966501234567' })
  expect(applicant?.cvs).toHaveLength(3)
  const purposes = applicant?.consents?.map(({ purpose }) => purpose)
  expect(purposes).toEqual(['processing', 'processing', 'talent-pool', 'processing'])
  // The last one, which agreed to less, takes nothing back.
  expect(Date.parse(applicant?.retainUntil ?? '')).toBeGreaterThan(Date.now() + 364 * 86_400_000)
  expect(await applicationsOf(payload, email)).toHaveLength(3)
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

test('what was decided keeps the CV that it was decided on', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'decided@example.com'
  const first = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const [decided] = await applicationsOf(payload, email)
  await payload.update({ collection: 'applications', id: decided!.id, data: { stage: 'hired' } })

  const again = await submit(api, anApplication({ email, vacancy, cv: aPdf('better') }))

  expect(await referenceIn(again)).toBe(first)
  expect(await applicationsOf(payload, email)).toMatchObject([{ stage: 'hired', cv: decided!.cv }])
  expect((await applicantBy(payload, email))?.cvs).toHaveLength(2)
})

test('who withdrew and applies again is looked at anew', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'second-thoughts@example.com'
  const first = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const [withdrawn] = await applicationsOf(payload, email)
  await payload.update({ collection: 'applications', id: withdrawn!.id, data: { stage: 'withdrawn' } })

  const again = await submit(api, anApplication({ email, vacancy, cv: aPdf('better') }))

  expect(await referenceIn(again)).not.toBe(first)
  const stages = (await applicationsOf(payload, email)).map(({ stage }) => stage)
  expect(stages.toSorted()).toEqual(['new', 'withdrawn'])
})

test('who applies for the same vacancy again keeps the first reference', async ({ api, payload }) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'again@example.com'
  const first = await referenceIn(await submit(api, anApplication({ email, vacancy })))

  const again = await submit(api, anApplication({ email, vacancy, cv: aPdf('better') }))

  expect(again.status).toBe(201)
  expect(await referenceIn(again)).toBe(first)
  const [application, ...others] = await applicationsOf(payload, email)
  expect(others).toEqual([])
  expect(application?.notes).toHaveLength(1)
  const cvs = (await applicantBy(payload, email))?.cvs
  expect(cvs).toHaveLength(2)
  expect(application?.cv).toBe(cvs?.[1])
  const panelIn = async (language: string) =>
    (
      await api.fetch(`/api/applications/${application?.id}/panel`, {
        headers: { ...(await api.as('recruiter')), 'Accept-Language': language },
      })
    ).text()
  expect(await panelIn('en')).toContain(hiringMessages.en.panel.appliedAgain)
  expect(await panelIn('ar')).toContain(hiringMessages.ar.panel.appliedAgain)
})

test('the owner of the vacancy is told when somebody applies again, once for each time', async ({ api, payload }) => {
  const owner = await createUser(payload, { role: 'recruiter' })
  const { id: vacancy } = await createVacancy(payload, { owner: owner.id })
  const email = 'persistent@example.com'
  const reference = await referenceIn(await submit(api, anApplication({ email, vacancy })))
  const again = () =>
    submit(api, anApplication({ email, vacancy, cv: aPdf('better') }), { 'Idempotency-Key': 'persistent' })

  await again()
  await again()

  const where = { to: { equals: owner.email } }
  const { docs } = await payload.find({ collection: 'mails', where, sort: 'createdAt' })
  expect(docs.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Omar Hassan applied for /) as string,
    expect.stringMatching(/^Omar Hassan applied again for /) as string,
  ])
  expect(docs[1]?.text).toContain(reference)
})

test('letters about an application for no vacancy name none', async ({ api, payload }) => {
  const email = 'general@example.com'

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

test('who applied twice and sends either again is still told the first reference, and nothing is added', async ({
  api,
  payload,
}) => {
  const vacancy = (await createVacancy(payload)).id
  const email = 'either@example.com'
  const send = (key: string, cv: File) => submit(api, anApplication({ email, vacancy, cv }), { 'Idempotency-Key': key })
  const first = await referenceIn(await send('first', aPdf('first')))
  await send('second', aPdf('second'))

  const repeats = [await send('first', aPdf('first')), await send('second', aPdf('second'))]

  for (const repeat of repeats) expect(await referenceIn(repeat)).toBe(first)
  const [application, ...others] = await applicationsOf(payload, email)
  expect(others).toEqual([])
  expect(application?.notes).toHaveLength(1)
  const cvs = (await applicantBy(payload, email))?.cvs
  expect(cvs).toHaveLength(2)
})

test('an application that was stored is still answered so after its vacancy has closed', async ({ api, payload }) => {
  const { id: vacancy } = await createVacancy(payload)
  const send = () =>
    submit(api, anApplication({ email: 'late-answer@example.com', vacancy }), { 'Idempotency-Key': 'late' })
  const first = await referenceIn(await send())
  await payload.update({ collection: 'vacancies', id: vacancy, data: { state: 'closed', _status: 'published' } })

  const again = await send()

  expect(again.status).toBe(201)
  expect(await referenceIn(again)).toBe(first)
})

test('ten attempts with one key are one application and one file', async ({ api, payload }) => {
  const before = (await storedNames()).length
  const headers = { 'Idempotency-Key': 'apply-once', 'X-Forwarded-For': '10.0.0.1' }
  const email = 'key@example.com'

  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(api, anApplication({ email }), headers)))

  expect(new Set(await Promise.all(answers.map(referenceIn))).size).toBe(1)
  expect(await applicationsOf(payload, email)).toHaveLength(1)
  expect(await storedNames()).toHaveLength(before + 1)
})

test('a vacancy that is closed, on hold, unpublished or unknown takes no application', async ({ api, payload }) => {
  const closed = await createVacancy(payload, { closesAt: new Date(Date.now() - 1_000).toISOString() })
  const onHold = await createVacancy(payload, { state: 'on-hold' })
  const later = await createVacancy(payload, { publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
  const faultOf = async (vacancy: string) => (await errorsIn(await submit(api, anApplication({ vacancy }))))[0]

  const message = 'This vacancy no longer takes applications. You are welcome to send us a speculative application'
  expect(await faultOf(closed.id)).toEqual({ path: 'vacancy', message })
  expect((await faultOf(onHold.id))?.message).toBe(message)
  expect((await faultOf(later.id))?.message).toBe('This vacancy does not exist')
  expect((await faultOf('ffffffffffffffffffffffff'))?.message).toBe('This vacancy does not exist')
})

test('a vacancy takes applications until its very second, and then offers a speculative one', async ({
  api,
  payload,
}) => {
  const closesAt = new Date(Date.now() + 86_400_000)
  const vacancy = (await createVacancy(payload, { closesAt: closesAt.toISOString() })).id
  vi.useFakeTimers({ toFake: ['Date'], now: closesAt.getTime() - 1 })
  const before = await submit(api, anApplication({ vacancy, email: 'early@example.com' }))
  vi.setSystemTime(closesAt)
  const after = await submit(api, anApplication({ vacancy, email: 'late@example.com' }))
  vi.useRealTimers()

  expect(before.status).toBe(201)
  expect(after.status).toBe(422)
  expect((await errorsIn(after))[0]?.message).toContain('speculative application')
  expect(await applicantBy(payload, 'late@example.com')).toBeUndefined()
})

test("the vacancy's own questions are judged, and stored with their words", async ({ api, payload }) => {
  const questions = [
    { key: 'notice', label: 'How long is your notice?', type: 'text' as const, required: true },
    { key: 'saudi', label: 'Are you in Saudi Arabia?', type: 'yes-no' as const },
  ]
  const vacancy = (await createVacancy(payload, { questions })).id
  const wrong = await submit(api, anApplication({ vacancy, 'answers.saudi': 'maybe', 'answers.other': 'x' }))
  expect((await errorsIn(wrong)).map(({ path }) => path).sort()).toEqual([
    'answers.notice',
    'answers.other',
    'answers.saudi',
  ])

  const email = 'answers@example.com'
  await submit(api, anApplication({ vacancy, email, 'answers.notice': 'One month', 'answers.saudi': 'yes' }))

  const [application] = await applicationsOf(payload, email)
  expect(application?.answers).toMatchObject([
    { key: 'notice', label: 'How long is your notice?', value: 'One month' },
    { key: 'saudi', value: 'yes' },
  ])
})

test('a question may ask for a file, which is stored with the answer, and a ruling answer is marked', async ({
  api,
  payload,
}) => {
  const questions = [
    { key: 'certificate', label: 'Your certificate', type: 'file' as const, required: true },
    { key: 'portfolio', label: 'Your portfolio', type: 'file' as const },
    { key: 'licence', label: 'Do you hold a licence?', type: 'yes-no' as const, knockOut: 'no' },
    {
      key: 'city',
      label: 'Where?',
      type: 'choice' as const,
      options: [
        { value: 'riyadh', label: 'Riyadh' },
        { value: 'jeddah', label: 'Jeddah' },
      ],
    },
  ]
  const vacancy = (await createVacancy(payload, { questions })).id
  const email = 'file@example.com'
  const certificate = new File([new Uint8Array(aDocx())], 'Certificate.docx')
  const sent = { vacancy, email, 'answers.licence': 'no', 'answers.city': 'jeddah' }
  const nameless = await submit(api, anApplication({ ...sent, name: '', 'answers.portfolio': new File([], '') }))
  const broken = await submit(api, anApplication({ ...sent, 'answers.certificate': new File(['MZ'], 'x.pdf') }))
  const extra = await submit(api, anApplication({ ...sent, 'answers.licence': certificate }))

  expect((await errorsIn(nameless)).map(({ path }) => path)).toEqual(['name', 'answers.certificate'])
  expect(await errorsIn(broken)).toMatchObject([{ path: 'answers.certificate', message: /PDF/ }])
  expect((await errorsIn(extra)).map(({ path }) => path)).toContain('answers.licence')

  const response = await submit(api, anApplication({ ...sent, 'answers.certificate': certificate }))

  expect(response.status).toBe(201)
  const [application] = await applicationsOf(payload, email)
  expect(application?.answers).toMatchObject([
    { key: 'certificate', value: 'Certificate.docx', ruledOut: false },
    { key: 'licence', value: 'no', ruledOut: true },
    { key: 'city', value: 'jeddah', ruledOut: false },
  ])
  const file = await payload.findByID({ collection: 'files', id: String(application?.answers?.[0]?.file) })
  expect(file).toMatchObject({ kind: 'answer', originalName: 'Certificate.docx' })
  expect(await storedNames()).toContain(file.filename)
})

test('each fault of the file has its message, beside those of the fields, and leaves no file', async ({ api }) => {
  const before = await storedNames()
  const faultOf = async (cv: File | undefined) =>
    (await errorsIn(await submit(api, anApplication({ cv, name: '' })))).map(({ message }) => message)

  expect(await faultOf(undefined)).toEqual(['Enter your full name', 'Choose your CV'])
  expect(await faultOf(new File([], 'cv.pdf'))).toContain('The file is empty. Choose another one')
  expect(await faultOf(new File(['MZ program'], 'cv.exe'))).toContain(
    'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG',
  )
  expect(await faultOf(new File(['<html>'], 'cv.pdf'))).toContain(
    'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG',
  )
  const big = new File([`%PDF-1.7${'x'.repeat(10 * 1024 * 1024)}`], 'cv.pdf')
  expect(await faultOf(big)).toContain('The file must be 10 MB or smaller')
  expect(await storedNames()).toEqual(before)
})

test('bodies that are no application are told so', async ({ api }) => {
  const post = (body: BodyInit, type: string) =>
    api.fetch('/api/applications/submit', { method: 'POST', body, headers: { 'Content-Type': type } })

  expect((await post('{}', 'application/json')).status).toBe(415)
  expect((await post('nonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await post('nonsense', 'multipart/form-data')).status).toBe(400)
  expect((await post('x'.repeat(31 * 1024 * 1024), 'multipart/form-data; boundary=x')).status).toBe(413)
})

test('a database in trouble leaves neither records nor a file', async ({ api, payload }) => {
  const before = await storedNames()
  const { commitTransaction } = payload.db
  payload.db.commitTransaction = async (id) => {
    await payload.db.rollbackTransaction(await id)
    throw new Error('the disk is full')
  }
  const response = await submit(api, anApplication({ email: 'unlucky@example.com' }))
  payload.db.commitTransaction = commitTransaction

  expect(response.status).toBe(503)
  expect(await applicantBy(payload, 'unlucky@example.com')).toBeUndefined()
  expect(await storedNames()).toEqual(before)
})

test('files that a dying process left, or that nobody holds any more, are removed, and no others', async ({
  api,
  payload,
}) => {
  await submit(api, anApplication({ email: 'kept@example.com' }))
  await submit(api, anApplication({ email: 'gone@example.com' }))
  await privateFiles().put('left-over.pdf', Buffer.from('x'), 'application/pdf')
  const [kept] = await applicationsOf(payload, 'kept@example.com')
  const [gone] = await applicationsOf(payload, 'gone@example.com')
  await payload.delete({ collection: 'applications', id: String(gone?.id) })
  await payload.delete({ collection: 'applicants', id: String(gone?.applicant) })
  const nameOf = async (id: unknown) =>
    (await payload.findByID({ collection: 'files', id: String(id), disableErrors: true }))?.filename
  const [keptName, goneName] = [await nameOf(kept?.cv), await nameOf(gone?.cv)]

  await tidyFiles(payload)
  expect(await storedNames()).toEqual(expect.arrayContaining([keptName, goneName, 'left-over.pdf']))

  await tidyFiles(payload, Date.now() + 2 * 86_400_000)
  const left = await storedNames()
  expect(left).toContain(keptName)
  expect(left).not.toContain(goneName)
  expect(left).not.toContain('left-over.pdf')
  expect(await nameOf(gone?.cv)).toBeUndefined()
})

test('a commit whose answer is lost keeps the file it stored', async ({ api, payload }) => {
  const email = 'lost-answer@example.com'
  const { commitTransaction } = payload.db
  payload.db.commitTransaction = async (id) => {
    await commitTransaction(id)
    throw new Error('the connection was lost')
  }
  const response = await submit(api, anApplication({ email }), { 'Idempotency-Key': 'lost-answer' })
  payload.db.commitTransaction = commitTransaction

  expect(response.status).toBe(201)
  const [application] = await applicationsOf(payload, email)
  const cv = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(await storedNames()).toContain(cv.filename)
})

test('who answered a question that the vacancy asks no more is told so, where a person reads it', async ({
  api,
  payload,
}) => {
  const vacancy = await createVacancy(payload)
  const sent = { vacancy: vacancy.id, 'answers.notice': 'Two months' }

  const page = await submit(api, anApplication(sent), { Accept: 'text/html' })

  expect(page.status).toBe(422)
  const text = await page.text()
  expect(text).toContain('The vacancy no longer asks a question that you answered.')
  expect(text).not.toContain('not part of the form')
  expect(await errorsIn(await submit(api, anApplication(sent)))).toMatchObject([{ path: 'answers.notice' }])
})

test('without scripts the files are asked for again beside the faults: a page cannot give them back', async ({
  api,
}) => {
  const response = await submit(api, anApplication({ name: '' }), { Accept: 'text/html' })

  expect(response.status).toBe(422)
  const page = await response.text()
  expect(page).toMatch(/Enter your full name.*Choose the file again/s)
})

test('a file keeps its name without what would make it read as another one', async ({ api, payload }) => {
  const email = 'turned@example.com'
  const cv = new File(['%PDF-1.7\n%%EOF'], 'C:\\CVs\\sarah\u202efdp\u0007 😀.pdf')

  expect((await submit(api, anApplication({ email, cv }))).status).toBe(201)

  const [application] = await applicationsOf(payload, email)
  const { originalName } = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(originalName).toBe('sarahfdp 😀.pdf')
})

test('a file without an extension is taken for what it is, and named so that it can be opened', async ({
  api,
  payload,
}) => {
  const email = 'nameless-file@example.com'
  const cv = new File(['%PDF-1.7\n%%EOF'], 'سيرة ذاتية')

  expect((await submit(api, anApplication({ email, cv }))).status).toBe(201)

  const [application] = await applicationsOf(payload, email)
  const file = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(file).toMatchObject({ originalName: 'سيرة ذاتية.pdf', mimeType: 'application/pdf' })
  const program = new File(['MZ program'], 'CV')
  expect((await errorsIn(await submit(api, anApplication({ cv: program })))).map(({ path }) => path)).toEqual(['cv'])
})

test('two files under one name are refused, and never is one of them dropped', async ({ api }) => {
  const form = anApplication()
  form.append('cv', aPdf('another'))

  const response = await submit(api, form)

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, message: 'Send one file as cv, not several.' })
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

import { DAY } from '@diwan/shared/lib/time'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { MAX_CV_BYTES } from '@diwan/shared/spec/forms'
import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { env } from '@/env'
import type { Submission } from '@/forms/submission'
import { privateFiles } from '@/files/store/stores'
import type { Panel } from './desk/readPanel'
import { candidateActions } from './candidate/actions'
import { selfServiceLink } from './candidate/selfServiceLink'
import { eraseApplicant } from './privacy/eraseApplicant'
import { signToken } from './candidate/signedToken'
import { pageText, pathOf, post, withdraw } from '../../tests/candidatePages'

test('a candidate sees the true stage in plain words, in both languages, and nobody without the link does', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { name: 'Salma <b>Nasser' })
  const vacancy = (await createVacancy(payload, { title: 'Zakat consultant' })).id
  await createApplication(payload, { applicant: applicant.id, vacancy, stage: 'screening' })
  const path = pathOf(selfServiceLink(applicant))

  const response = await api.fetch(path)

  const text = await response.text()
  expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(text).toContain('We are reading your application.')
  expect(text).toContain('Zakat consultant')
  expect(text).toContain('Salma &lt;b&gt;Nasser')
  expect(await pageText(api, `${path}?lang=ar`)).toContain('نقرأ طلبكم الآن.')
  expect((await api.fetch(`${path.slice(0, -2)}xx`)).status).toBe(410)
  expect((await api.fetch(`/api/candidate/${signToken('candidate', applicant.id, -1)}`)).status).toBe(410)
})

test('no name of what every object has is a word or an action of a candidate’s page', async ({ api, payload }) => {
  const path = pathOf(selfServiceLink(await createApplicant(payload)))

  for (const name of ['constructor', 'toString', '__proto__']) {
    expect((await post(api, path.replace('?', `/${name}?`))).status, name).toBe(404)
    for (const page of [`${path}&done=${name}`, `/api/alerts?done=${name}`])
      expect(await pageText(api, page), page).not.toMatch(/native code|\[object/)
  }
})

test('a decline is not told before it can no longer be taken back', async ({ api, payload }) => {
  const { docs } = await payload.find({ collection: 'rejection-reasons', limit: 1 })
  const reason =
    docs[0]?.id ??
    (await payload.create({ collection: 'rejection-reasons', data: { title: 'Other' }, locale: 'en' })).id
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id, stage: 'screening' })
  const path = pathOf(selfServiceLink(applicant))
  await api.post(`/api/applications/${id}/move`, { stage: 'rejected', revision: 0, reason }, await api.as('recruiter'))

  expect(await pageText(api, path)).toContain('We are reading your application.')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 0 } })
  expect(await pageText(api, path)).toContain('go on with other candidates')
  await payload.updateGlobal({ slug: 'hiring-desk', data: { undoMinutes: 60 } })
})

test('a candidate withdraws, corrects, keeps for longer and sends a newer CV, each without an account', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { retainUntil: new Date(Date.now() + DAY).toISOString() })
  const other = await createApplication(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const path = pathOf(selfServiceLink(applicant))
  const read = () => payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })

  await post(api, `${path}/details`, { name: 'Omar H.', phone: '050 123 4567', city: 'Abha' })
  await post(api, `${path}/keep`)
  const cv = new File(['%PDF-1.7\n% newer\n%%EOF'], 'newer.pdf', { type: 'application/pdf' })
  const sent = await post(api, `${path}/cv`, { cv })
  expect(sent.headers.get('Location')).toContain('done=')
  const withdrawn = await withdraw(api, path, id)
  const foreign = await withdraw(api, path, other.id)

  expect(await read()).toMatchObject({ name: 'Omar H.', phone: '+966501234567', city: 'Abha' })
  expect(Date.parse((await read()).retainUntil ?? '')).toBeGreaterThan(Date.now() + 364 * DAY)
  expect(withdrawn.headers.get('Location')).toContain('done=withdrawn')
  expect(await payload.findByID({ collection: 'applications', id })).toMatchObject({ stage: 'withdrawn' })
  expect(foreign.headers.get('Location')).toContain('done=decided')
  expect(await payload.findByID({ collection: 'applications', id: other.id })).toMatchObject({ stage: 'new' })
})

test('what a candidate sends from two tabs at once is all kept', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const path = pathOf(selfServiceLink(applicant))
  const aCv = (name: string) => new File([`%PDF-1.7\n% ${name}\n%%EOF`], `${name}.pdf`, { type: 'application/pdf' })

  await Promise.all([
    post(api, `${path}/cv`, { cv: aCv('one') }),
    post(api, `${path}/cv`, { cv: aCv('two') }),
    post(api, `${path}/keep`),
    post(api, `${path}/keep`),
  ])

  const { consents, cvs } = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  expect(cvs).toHaveLength(2)
  expect(consents).toHaveLength(2)
})

test('a newer CV takes the place of the older one where nothing is decided yet, and nowhere else', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload)
  const open = await createApplication(payload, { applicant: applicant.id })
  const decided = await createApplication(payload, { applicant: applicant.id, stage: 'hired' })
  const cv = new File(['%PDF-1.7\n% newer\n%%EOF'], 'newer.pdf', { type: 'application/pdf' })

  await post(api, `${pathOf(selfServiceLink(applicant))}/cv`, { cv })

  const cvOf = async (id: string) => (await payload.findByID({ collection: 'applications', id, depth: 0 })).cv
  const { cvs } = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  expect(cvs).toHaveLength(1)
  expect([await cvOf(open.id), await cvOf(decided.id)]).toEqual([cvs?.[0], decided.cv])
  const headers = await api.as('recruiter')
  const notesIn = async (id: string, language: 'ar' | 'en') => {
    const as = { ...headers, 'Accept-Language': language }
    const { panel } = (await (await api.fetch(`/api/applications/${id}/panel`, { headers: as })).json()) as {
      panel: Panel
    }
    return panel.timeline.flatMap((line) => (line.kind === 'note' ? [line.text] : []))
  }
  expect(await notesIn(open.id, 'en')).toEqual([hiringMessages.en.panel.cvReplaced])
  expect(await notesIn(open.id, 'ar')).toEqual([hiringMessages.ar.panel.cvReplaced])
  expect(await notesIn(decided.id, 'en')).toEqual([])
})

test('a CV that arrives while its sender is erased is not kept', async ({ payload }) => {
  const applicant = await createApplicant(payload)
  await eraseApplicant(payload, applicant.id, 'request')
  const storedNames = async () => (await privateFiles().list()).map(({ name }) => name)
  const before = await storedNames()
  const bytes = Buffer.from('%PDF-1.7\n% late\n%%EOF')
  const sent: Submission = {
    fields: {},
    files: new Map([['cv', { name: 'late.pdf', size: bytes.length, bytes }]]),
    ...{ locale: 'en', page: undefined, wantsPage: true, address: '127.0.0.1', key: undefined },
    ...{ isSpam: false, openFor: undefined, proof: undefined },
  }

  await candidateActions.cv?.(payload, applicant, sent)

  expect(await storedNames()).toEqual(before)
})

test('a candidate in the talent pool may stay for another year as well as leave', async ({ api, payload }) => {
  const consent = { purpose: 'talent-pool' as const, textVersion: '1', at: new Date().toISOString() }
  const inPool = pathOf(selfServiceLink(await createApplicant(payload, { consents: [consent] })))
  const outside = pathOf(selfServiceLink(await createApplicant(payload)))

  const text = await pageText(api, inPool)

  expect(text).toContain('Keep my details for another year')
  expect(text).toContain('Do not keep my details for other positions')
  expect(await pageText(api, `${inPool}?lang=ar`)).toMatch(/احتفظوا ببياناتي سنة أخرى[^]*لا تحتفظوا ببياناتي/)
  expect(await pageText(api, outside)).toContain('Keep my details for another year')
  expect(await pageText(api, outside)).not.toContain('Do not keep my details')
})

test('a candidate takes everything along and then erases it; the link opens nothing any more', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { name: 'Erased Person' })
  const { reference } = await createApplication(payload, { applicant: applicant.id, coverLetter: 'My own words' })
  const path = pathOf(selfServiceLink(applicant))

  const zip = Buffer.from(await (await api.fetch(`${path}/export`)).arrayBuffer()).toString('latin1')
  expect(zip.startsWith('PK')).toBe(true)
  for (const part of ['data.json', 'My own words', reference, applicant.email]) expect(zip).toContain(part)

  expect((await post(api, `${path}/erase`)).status).toBe(422)
  const erased = await post(api, `${path}/erase`, { sure: 'yes' })
  expect(erased.headers.get('Location')).toMatch(/^\/api\/candidate\/erased\?certificate=DEL-/)
  expect(await pageText(api, erased.headers.get('Location') ?? '')).toContain('Everything is erased')
  expect((await api.fetch(path)).status).toBe(410)
  expect((await api.fetch(`${path}/export`)).status).toBe(410)
})

test('who leaves the talent pool is kept no longer than without it', async ({ api, payload }) => {
  const consent = { textVersion: '1', at: new Date().toISOString() }
  const consents = [
    { ...consent, purpose: 'processing' as const },
    { ...consent, purpose: 'talent-pool' as const },
  ]
  const retainUntil = new Date(Date.now() + 700 * DAY).toISOString()
  const applicant = await createApplicant(payload, { consents, retainUntil })
  await createApplication(payload, { applicant: applicant.id })

  await post(api, `${pathOf(selfServiceLink(applicant))}/leave-pool`)

  const left = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  expect(left.consents?.map(({ purpose }) => purpose)).toEqual(['processing'])
  expect(Date.parse(left.retainUntil ?? '')).toBeLessThan(Date.parse(retainUntil))
})

test('who opens the address of a form again comes back to the page it stands on', async ({ api, payload }) => {
  const path = pathOf(selfServiceLink(await createApplicant(payload))).split('?')[0] ?? ''
  const open = (address: string) => api.fetch(address, { headers: { Accept: 'text/html' } })

  const form = await open(`${path}/details?lang=ar`)
  const choice = await open('/api/candidate/interview/none/confirm')

  expect([form.status, form.headers.get('Location')]).toEqual([303, `${path}?lang=ar`])
  expect([choice.status, choice.headers.get('Location')]).toEqual([303, '/api/candidate/interview/none?'])
  expect((await open(`${path}/export`)).headers.get('Content-Type')).toBe('application/zip')
})

test('an address with a token that nobody was sent is led to the page that says so, whatever stands in it', async ({
  api,
}) => {
  for (const token of ['%F0%9F%92%8C', '%00', 'a%0D%0AX-Odd%3A%20b', '%D8%B1%D8%A7%D8%A8%D8%B7'])
    for (const path of [`/api/candidate/${token}`, `/api/candidate/interview/${token}`]) {
      const back = await api.fetch(`${path}/confirm?lang=ar`)
      expect([back.status, back.headers.get('Location')]).toEqual([303, `${path}?lang=ar`])
      expect((await api.fetch(path)).status, path).toBe(410)
    }
})

test('a candidate corrects links', async ({ api, payload }) => {
  const applicant = await createApplicant(payload, { links: [{ url: 'https://old.example' }] })
  const path = pathOf(selfServiceLink(applicant))
  const details = async (links: string) => {
    const sent = await post(api, `${path}/details`, { name: 'Omar', phone: '', city: '', links })
    const { links: kept } = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
    return [
      new URL(sent.headers.get('Location') ?? '', env.SITE_URL).searchParams.get('done'),
      kept?.map(({ url }) => url),
    ]
  }

  expect(await pageText(api, path)).toContain('https://old.example')
  expect(await details('linkedin.com/in/omar\nhttps://omar.example')).toEqual([
    'saved',
    ['https://linkedin.com/in/omar', 'https://omar.example'],
  ])
  expect(await details('')).toEqual(['saved', []])
})

const lockedPdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\n%%EOF'

test('what a candidate sent and is not taken changes nothing, and stands in its form again with what is wrong', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { city: 'Riyadh', links: [{ url: 'https://old.example' }] })
  const path = pathOf(selfServiceLink(applicant))
  const { said } = hiringMessages.ar.candidate
  const right = { name: 'Omar', phone: '050 123 4567', city: 'Abha <b>', links: '' }
  const wrong: [action: string, fields: Record<string, string | File>, control: string, words: string][] = [
    ['details', { ...right, name: ' ' }, 'name', said.nameMissing],
    ['details', { ...right, name: '\u200f\u200e' }, 'name', said.nameMissing],
    ['details', { ...right, name: 'x'.repeat(121) }, 'name', said.nameTooLong],
    ['details', { ...right, phone: '12345' }, 'phone', said.phoneWrong],
    ['details', { ...right, phone: `0501234567${' '.repeat(40)}89` }, 'phone', said.phoneWrong],
    ['details', { ...right, links: 'javascript:alert(1)' }, 'links', said.linkWrong],
    ['email', { email: 'nobody at all' }, 'email', said.emailWrong],
    ['cv', { cv: new File(['#!/bin/sh'], 'cv.sh') }, 'cv', said.cvWrong],
    ['cv', { cv: new File([], 'cv.pdf') }, 'cv', said.cvEmpty],
    ['cv', { cv: new File([new Uint8Array(MAX_CV_BYTES + 1)], 'cv.pdf') }, 'cv', said.cvTooBig],
    ['cv', { cv: new File([lockedPdf], 'cv.pdf') }, 'cv', said.cvPassword],
    ['erase', {}, 'sure', said.sureMissing],
  ]
  const before = await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })
  const tooLong = await post(api, `${path}/details?lang=ar`, { ...right, city: 'x'.repeat(121) })
  expect(await tooLong.text()).toContain(`<span class="error" id="city-error">${said.cityTooLong}</span>`)

  for (const [action, fields, control, words] of wrong) {
    const answer = await post(api, `${path}/${action}?lang=ar`, fields)
    const text = await answer.text()
    expect(answer.status, control).toBe(422)
    expect(text, control).toContain(`<a href="#${control}">${words}</a>`)
    if (control === 'sure') continue
    expect(text, control).toMatch(new RegExp(`id="${control}"[^>]* aria-describedby="[^"]*${control}-error"`))
    expect(text, control).toContain(`<span class="error" id="${control}-error">${words}</span>`)
    if (action === 'details') expect(text, control).toContain('value="Abha &lt;b&gt;"')
    if (action === 'email') expect(text).toContain('value="nobody at all"')
  }

  expect(await payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })).toEqual(before)
})

test('who asks for their link with no address, or with one that cannot be, is told so and keeps what they wrote', async ({
  api,
}) => {
  const { said } = hiringMessages.ar.candidate
  for (const email of ['', 'sara@', '"> sara']) {
    const answer = await post(api, '/api/candidate', { email, locale: 'ar' })
    const text = await answer.text()
    expect(answer.status, email).toBe(422)
    expect(text, email).toContain(`<a href="#email">${said.emailWrong}</a>`)
    expect(text, email).toContain(`value="${email.replace('">', '&quot;&gt;')}"`)
  }
})

test('a CV that is far too large is answered on a page that leads back to the candidate’s own', async ({
  api,
  payload,
}) => {
  const path = pathOf(selfServiceLink(await createApplicant(payload)))
  const cv = new File([Buffer.alloc(31 * 1024 * 1024)], 'scan.pdf')

  const answer = await post(api, `${path}/cv?lang=ar`, { cv })

  expect(answer.status).toBe(413)
  const page = await answer.text()
  expect(page).toContain('dir="rtl"')
  expect(page).toContain(hiringMessages.ar.candidate.said.cvWrong)
  expect(page).toContain(`href="${path}?lang=ar"`)
})

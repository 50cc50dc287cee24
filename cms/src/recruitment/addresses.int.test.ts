import { randomBytes } from 'node:crypto'
import { SECOND } from '@diwan/shared/lib/time'
import { SELF_SERVICE_LINK_LIFETIME } from '@diwan/shared/spec/hiring'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { anApplication, submit } from '../../tests/applying'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { pathOf } from '../../tests/candidatePages'
import { mailsTo } from '../../tests/mailsTo'
import { sentWords } from '../../tests/sentWords'
import { test } from '../../tests/test'
import { env } from '@/env'
import { confirmEmail } from './candidate/changeEmail'
import { selfServiceLink } from './candidate/selfServiceLink'
import { sendLink } from './candidate/sendLink'
import { signToken } from './candidate/signedToken'
import { mergeApplicants } from './duplicates/mergeApplicants'

const ownPage = /http\S+\/api\/candidate\/[0-9a-f]{24}\S+/
const confirmation = /http\S+\/api\/candidate\/address\/\S+/

const wordsOfLast = async (payload: Payload, to: string) => sentWords(payload, (await mailsTo(payload, to)).at(-1))

const change = async (api: Api, id: string, data: object) =>
  api.fetch(`/api/applicants/${id}`, {
    method: 'PATCH',
    headers: { ...(await api.as('recruiter')), 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })

/** An id as the database makes them at a time: it begins with the second. */
const idOfTime = (time: string) => (Date.parse(time) / SECOND).toString(16) + randomBytes(8).toString('hex')

const statusOf = async (api: Api, link: string) => (await api.fetch(pathOf(link))).status

test('an address that a recruiter enters gets no link to the person’s page until the person confirms it', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload)
  const theirs = 'recruiters-own@elsewhere.example'

  expect((await change(api, applicant.id, { email: theirs, ownEmails: [theirs] })).status).toBe(200)
  await sendLink(payload, theirs, 'en')
  expect(await wordsOfLast(payload, theirs)).not.toMatch(/\/api\/candidate\//)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  await api.post(`/api/applications/${id}/mail`, { subject: 'x', text: '{{link}}' }, await api.as('recruiter'))
  expect(await wordsOfLast(payload, theirs)).not.toMatch(ownPage)

  const [told] = await mailsTo(payload, applicant.email)
  expect(told?.text).toContain('A colleague of ours entered another email for you')
  expect(told?.text).toContain('أدخل أحد زملائنا بريدًا إلكترونيًا آخر لكم')
  expect(told?.text, 'a record that others read').not.toContain('/api/candidate')
  const link = confirmation.exec(await sentWords(payload, told))?.[0] ?? ''
  expect(await statusOf(api, link)).toBe(200)
  await api.fetch(pathOf(link), { method: 'POST' })
  await sendLink(payload, theirs, 'en')

  const own = ownPage.exec(await wordsOfLast(payload, theirs))?.[0] ?? ''
  expect(await statusOf(api, own)).toBe(200)
})

test('the audit log says that the address was changed, and nobody reads whose addresses are confirmed', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload)

  await change(api, applicant.id, { city: 'Abha' })
  const answer = await change(api, applicant.id, { email: 'other@elsewhere.example' })

  expect(await answer.text()).not.toContain('ownEmails')
  const where = { documentId: { equals: applicant.id } }
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: '-at' })
  expect(docs[0]?.sentence).toContain('changed the email of')
  expect(JSON.stringify(docs)).not.toContain('elsewhere.example')
})

test('a record that a colleague made asks at its own address first', async ({ api, payload }) => {
  const email = 'met-at-a-fair@candidate.example'
  const user = await createUser(payload, { role: 'recruiter' })
  await payload.create({ collection: 'applicants', data: { name: 'Noura', email }, user, overrideAccess: false })

  await sendLink(payload, email, 'en')
  const words = await wordsOfLast(payload, email)
  expect(words).not.toMatch(ownPage)
  await api.fetch(pathOf(confirmation.exec(words)?.[0] ?? ''), { method: 'POST' })
  await sendLink(payload, email, 'en')

  expect(await wordsOfLast(payload, email)).toMatch(ownPage)
})

test.for(['keep', 'drop'] as const)(
  'merging a person lets no newer address in, whichever record stays (%s)',
  async (side, { payload }) => {
    const person = await createApplicant(payload, { id: idOfTime('2026-03-01T08:00:00Z') })
    const newer = await createApplicant(payload, { id: idOfTime('2026-03-01T08:00:01Z') })
    const user = await createUser(payload, { role: 'recruiter' })
    const ids = side === 'keep' ? { keep: person.id, drop: newer.id } : { keep: newer.id, drop: person.id }

    await mergeApplicants(payload, user, ids)
    const asked = await mailsTo(payload, person.email)
    for (const { email } of [person, newer]) await sendLink(payload, email, 'en')

    expect(asked).toHaveLength(1)
    expect(await wordsOfLast(payload, newer.email)).not.toMatch(/\/api\/candidate\//)
    const all = await Promise.all((await mailsTo(payload, person.email)).map((mail) => sentWords(payload, mail)))
    expect(all.join()).toMatch(ownPage)
  },
)

test('a link ends when its address is no longer the person’s, and no other one does', async ({ api, payload }) => {
  const beside = 'beside@candidate.example'
  const alsoKnownAs = [{ fact: 'email' as const, value: beside }]
  const applicant = await createApplicant(payload, { alsoKnownAs })
  const { email, id } = applicant
  const [main, other] = [selfServiceLink(applicant), selfServiceLink({ id, email: beside })]
  const old = `${env.PUBLIC_API_BASE}/api/candidate/${signToken('candidate', id, SELF_SERVICE_LINK_LIFETIME)}`
  for (const link of [main, other, old]) expect(await statusOf(api, link)).toBe(200)

  await change(api, id, { phone: '+966501234567' })
  for (const link of [main, other, old]) expect(await statusOf(api, link)).toBe(200)
  await change(api, id, { email: 'changed@candidate.example' })

  expect([await statusOf(api, main), await statusOf(api, other), await statusOf(api, old)]).toEqual([410, 200, 410])
  await change(api, id, { email })
  expect([await statusOf(api, main), await statusOf(api, other)]).toEqual([200, 200])
})

test('a change of the person’s own ends the links to the address before', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const next = 'next@candidate.example'
  const wish = [applicant.id, Buffer.from(next).toString('base64url')]
  const path = pathOf(selfServiceLink(applicant))
  const body = new URLSearchParams({ email: next })
  await api.fetch(`${path}/email`, { method: 'POST', body, headers: { Accept: 'text/html' } })
  const asked = /\/api\/candidate\/email\/([^?\s]+)/.exec(await wordsOfLast(payload, next))?.[1] ?? ''
  expect(asked).toContain(wish.join('~'))

  await confirmEmail(payload, asked, 'en')

  expect(await statusOf(api, selfServiceLink(applicant))).toBe(410)
  expect(await statusOf(api, selfServiceLink({ id: applicant.id, email: next }))).toBe(200)
})

test('a record that only names an address takes neither the link nor the application of whose it is', async ({
  api,
  payload,
}) => {
  const person = await createApplicant(payload, { ownEmails: ['huda@shared.example'], email: 'huda@shared.example' })
  const alsoKnownAs = [{ fact: 'email' as const, value: person.email }]
  const other = await createApplicant(payload, { name: 'Somebody Else', alsoKnownAs })
  await payload.update({ collection: 'applicants', id: other.id, data: { ownEmails: [other.email] } })

  await sendLink(payload, person.email, 'en')
  const own = ownPage.exec(await wordsOfLast(payload, person.email))?.[0] ?? ''
  const page = await api.fetch(pathOf(own))
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(person.name)])

  expect((await submit(api, anApplication({ email: person.email }))).status).toBe(201)
  const { docs } = await payload.find({ collection: 'applications', sort: '-createdAt', limit: 1, depth: 0 })
  expect(docs[0]?.applicant).toBe(person.id)
})

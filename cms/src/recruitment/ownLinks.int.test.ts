import { DAY } from '@diwan/shared/lib/time'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { mailsTo } from '../../tests/mailsTo'
import { sentWords } from '../../tests/sentWords'
import { test } from '../../tests/test'
import { env } from '@/env'
import { hideOldLinks } from '@/email/links/hideOldLinks'
import { queueMail } from '@/email/queueMail'
import { confirmLink } from '@/recruitment/alerts/alertLinks'
import { sendLink } from '@/recruitment/candidate/sendLink'
import { selfServiceLink } from '@/recruitment/candidate/selfServiceLink'
import { interviewLink } from '@/recruitment/interviews/interviewLink'
import { remindOfRetention } from '@/recruitment/privacy/remindOfRetention'

/** A signed token, whatever it is for: an id, when it ends, a signature. */
const token = /[0-9a-f]{24}(?:~[\w-]+)?\.[0-9a-z]{6,}\.[\w-]{43}/

const inTwoDays = () => new Date(Date.now() + 2 * DAY).toISOString()

/** Everything the hiring desk ever writes to somebody with a link of their own in it. */
async function everyLetter(api: Api, payload: Payload) {
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const headers = await api.as('recruiter')
  const body = { times: [inTwoDays()], place: 'Riyadh', durationMinutes: 45 }
  await api.post(`/api/applications/${id}/interview`, body, headers)
  await api.post(`/api/applications/${id}/mail`, { subject: 'Hello', text: 'Look here: {{link}}' }, headers)
  await sendLink(payload, applicant.email, 'en')
  await remindOfRetention(payload, applicant, new Date(Date.now() + DAY), new Date())
  return { applicant, id }
}

test('nobody at the desk reads a working link in a mail, and whom it is for can use it', async ({ api, payload }) => {
  const { applicant, id } = await everyLetter(api, payload)
  const mails = await mailsTo(payload, applicant.email)
  expect(mails).toHaveLength(4)

  for (const mail of mails) {
    const link = /http\S+\/api\/candidate\S+/.exec(await sentWords(payload, mail))?.[0] ?? ''
    expect(link, mail.subject).toMatch(token)
    expect((await api.fetch(link.replace(env.SITE_URL, ''))).status, mail.subject).toBe(200)
  }
  for (const role of ['recruiter', 'admin'] as const) {
    const headers = await api.as(role)
    const list = await (await api.fetch('/api/mails?limit=100', { headers })).text()
    expect(list, role).toContain(applicant.email)
    expect(list, role).not.toMatch(token)
    const panel = await (await api.fetch(`/api/applications/${id}/panel`, { headers })).text()
    expect(panel, role).toContain('[the candidate’s own link]')
    // The panel's own short links open nothing but a file, and for recruiters only.
    expect(panel.replace(/\/api\/applications\/cv\/[\w.-]+/g, ''), role).not.toMatch(token)
  }
  const kept = await payload.db.find({ collection: 'mails', where: {}, pagination: false })
  expect(JSON.stringify(kept)).not.toMatch(token)
})

test('a link goes into mails to the person alone, whatever colleagues write', async ({ payload }) => {
  const colleague = await createUser(payload, { role: 'recruiter' })
  const applicant = await createApplicant(payload)
  const other = await createApplication(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const foreign = await payload.create({
    collection: 'interviews',
    data: { application: other.id, state: 'proposed', proposedTimes: [{ at: inTwoDays() }] },
  })
  const relatedTo = { relationTo: 'applications' as const, value: id }
  const mail = { subject: 'x', locale: 'en' as const, relatedTo }

  await queueMail(payload, { ...mail, to: colleague.email, text: 'Own: {{link}}' })
  await queueMail(payload, { ...mail, to: applicant.email, text: `Foreign: {{interview-${foreign.id}}}` })

  const [toColleague] = await mailsTo(payload, colleague.email)
  expect(await sentWords(payload, toColleague)).toContain(`Own: ${env.PUBLIC_API_BASE}/api/candidate`)
  expect(await sentWords(payload, toColleague)).not.toMatch(token)
  const [toApplicant] = await mailsTo(payload, applicant.email)
  expect(await sentWords(payload, toApplicant)).not.toMatch(token)
})

test('links in mails of before, and in answers that quote one, are taken out', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const { id } = await createApplication(payload, { applicant: applicant.id })
  const own = `${selfServiceLink(applicant)}?lang=en`
  const { id: interview } = await payload.create({
    collection: 'interviews',
    data: { application: id, state: 'proposed' },
  })
  const text = `Yours: ${own}\nTime: ${interviewLink(interview)}\n`
  const relatedTo = { relationTo: 'applications' as const, value: id }
  await queueMail(payload, { to: applicant.email, subject: 'Old', text, locale: 'en', relatedTo })
  await queueMail(payload, { to: 'a@a.example', subject: 'Old', text: confirmLink(id), locale: 'en' })
  const quoted = { direction: 'received', subject: 'Re', text: `> ${own}` }
  await api.post(`/api/applications/${id}/mail`, quoted, await api.as('recruiter'))

  expect(await hideOldLinks(payload)).toBe(2)
  expect(await hideOldLinks(payload)).toBe(0)

  const [old] = await mailsTo(payload, applicant.email)
  expect(old).toMatchObject({ text: `Yours: {{link}}\nTime: {{interview-${interview}}}\n`, subject: 'Old' })
  expect(old?.relatedTo?.relationTo).toBe('applications')
  expect(JSON.stringify(await payload.db.find({ collection: 'mails', where: {}, pagination: false }))).not.toMatch(
    token,
  )
  // What still waited is sent as it would have been.
  expect((await sentWords(payload, old)).match(new RegExp(token, 'g'))).toHaveLength(2)
})

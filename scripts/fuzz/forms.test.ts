import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { judgeContactFields } from '@diwan/shared/contracts/contactForm'
import { formsMessages } from '@diwan/shared/messages/forms'
import { judgeApplication as judgeInIsland } from '../../site/src/islands/ApplyForm/judgeApplication'
import { contactBody } from '../../site/src/islands/ContactForm/contactBody'
import { applicants } from '../../cms/src/collections/applicants'
import { applications } from '../../cms/src/collections/applications'
import { contacts } from '../../cms/src/collections/contacts'
import { answerFaults } from '../../cms/src/forms/answering/answerFaults'
import { judgeApplication } from '../../cms/src/forms/applications/judgeApplication'
import { judgeContact } from '../../cms/src/forms/contacts/judgeContact'
import { readSubmission } from '../../cms/src/forms/receiving/readSubmission'
import { type Submission, Unreadable } from '../../cms/src/forms/submission'
import { anyContact, anyApplication, questions } from './bodies'

// Bodies of all kinds of a form together; `npm run fuzz:forms` takes 10,000 for each of its three kinds.
const RUNS = Number(process.env.FUZZ_RUNS ?? 250)

vi.mock('../../cms/src/forms/findPublished', () => ({
  findPublished: async (_payload: unknown, collection: string) =>
    collection === 'vacancies' ? { state: 'open', publishedAt: '2026-01-01T00:00:00.000Z', questions } : { id: 'x' },
}))

type Messages = Record<string, string>
type Locale = 'ar' | 'en'

const said = (locale: Locale, faults: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [path, (formsMessages[locale].fault as Messages)[fault] ?? fault]),
  )

async function read(body: BodyInit, types: Parameters<typeof readSubmission>[1]['types']): Promise<Submission> {
  const request = new Request('http://localhost/api', { method: 'POST', body })
  if (typeof body === 'string') request.headers.set('Content-Type', 'application/json')
  const submission = await readSubmission(request as never, { types, maxBytes: 64 * 1024 * 1024 })
  if (submission instanceof Unreadable) throw new Error(submission.message)
  return submission
}

async function answerTo(
  submission: Submission,
  judged: { faults: Parameters<typeof answerFaults>[1] } | { form: unknown },
): Promise<Messages> {
  if (!('faults' in judged)) return {}
  const answer = (await (await answerFaults(submission, judged.faults)).json()) as {
    errors: { path: string; message: string }[]
  }
  return Object.fromEntries(answer.errors.map(({ message, path }) => [path, message]))
}

interface AdminField {
  name?: string
  required?: boolean
  hooks?: { beforeValidate?: ((args: { value: unknown }) => unknown)[] }
  validate?: (value: unknown, options: { req: unknown; required: boolean | undefined }) => true | string
}

/** What the admin says about the same values: its own fields, with what they do to a value before they judge it. */
function adminSays(
  collection: { fields: readonly unknown[] },
  names: readonly string[],
  values: object,
  locale: Locale,
): Messages {
  const req = { i18n: { language: locale } }
  const messages: Messages = {}
  for (const { hooks, name = '', required, validate } of collection.fields as readonly AdminField[]) {
    if (!names.includes(name)) continue
    const given = (values as Record<string, unknown>)[name]
    const value = (hooks?.beforeValidate ?? []).reduce((before, hook) => hook({ value: before }), given)
    const verdict = validate?.(value, { req, required })
    if (verdict === undefined) throw new Error(`The admin does not judge ${name}.`)
    if (verdict !== true) messages[name] = verdict
  }
  return messages
}

// Spaces, control characters and marks of direction alone are nothing that a person could read.
const isBlank = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() === ''

const pick = (messages: Messages, names: readonly string[]) =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => names.includes(name)))

test('island, endpoint and admin say the same about every contact form', { timeout: 30 * 60_000 }, async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(anyContact, async ({ fields, kind, locale, report }) => {
      const body = contactBody(fields, { kind, locale, report })
      const judged = judgeContactFields(body)
      const island = 'faults' in judged ? said(locale, judged.faults) : {}
      if ('faults' in judged) refused++

      const hidden = { page: '/contact-us', website: '', openFor: 5_000 }
      const sent = await read(JSON.stringify({ ...body, ...hidden }), ['application/json'])
      expect(await answerTo(sent, await judgeContact({} as never, sent))).toEqual(island)

      // The same without JavaScript: every field is sent, an unticked box is not.
      const plain = Object.entries({ ...body, phone: fields.phone, company: fields.company, topic: fields.topic })
      const query = new URLSearchParams(
        plain.flatMap(([key, value]) => (value === false ? [] : [[key, String(value)]])),
      )
      const posted = await read(query, ['application/x-www-form-urlencoded'])
      expect(await answerTo(posted, await judgeContact({} as never, posted))).toEqual(island)

      const names = ['name', 'email', 'phone', 'company', ...(kind === 'report-request' ? [] : ['message'])]
      const isEmpty = isBlank(fields.message)
      const admin = adminSays(contacts, ['name', 'email', 'phone', 'company', 'message'], fields, locale)
      // Which kinds need a message is a rule of the whole form.
      const whole = isEmpty && kind !== 'report-request' ? { message: formsMessages[locale].fault.messageRequired } : {}
      expect({ ...pick(admin, names), ...whole }).toEqual(pick(island, names))
    }),
    { numRuns: RUNS },
  )
  expect(refused).toBeGreaterThan(RUNS / 10)
})

test('island, endpoint and admin say the same about every application', { timeout: 30 * 60_000 }, async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(anyApplication, async ({ fields, files, locale, vacancy }) => {
      const form = new FormData()
      for (const [key, value] of Object.entries(fields)) form.set(key, value)
      for (const [key, file] of files) form.set(key, file)
      form.set('locale', locale)
      if (vacancy) form.set('vacancy', vacancy)
      const faults = await judgeInIsland(form, vacancy ? questions : [])
      const island = said(locale, faults)
      if (Object.keys(faults).length > 0) refused++

      form.set('page', '/careers')
      form.set('website', '')
      const sent = await read(form, ['multipart/form-data'])
      expect(await answerTo(sent, await judgeApplication({} as never, sent))).toEqual(island)

      const names = ['name', 'email', 'phone', 'city', 'coverLetter']
      const admin = {
        ...adminSays(applicants, ['name', 'email', 'phone', 'city'], fields, locale),
        ...adminSays(applications, ['coverLetter'], fields, locale),
      }
      // Recruiters may add somebody without a number: that one is needed is a rule of the form.
      const whole = isBlank(fields.phone) ? { phone: formsMessages[locale].fault.phoneRequired } : {}
      expect({ ...admin, ...whole }).toEqual(pick(island, names))
    }),
    { numRuns: RUNS },
  )
  expect(refused).toBeGreaterThan(RUNS / 10)
})

import { expect, test } from 'vitest'
import { applicationFormSchema, nestAnswers } from './applicationForm.ts'
import { contactFormSchema, judgeContactFields } from './contactForm.ts'
import { cvFaultOf } from './cvFile.ts'
import { normalisedEmail } from '../lib/normalisedEmail.ts'
import { faultsByField } from './faultsByField.ts'
import { judgeApplicationFields } from './judgeApplicationFields.ts'
import { answerFaults, answerTo } from './vacancyQuestion.ts'

const contact = { name: 'Huda', email: 'huda@example.com', message: 'Hello', consent: true }
const faultsOf = (result: ReturnType<typeof contactFormSchema.safeParse | typeof applicationFormSchema.safeParse>) =>
  result.success ? {} : faultsByField(result.error)

test('every missing field of a contact is named at once', () => {
  expect(faultsOf(contactFormSchema.safeParse({ name: ' ', email: '' }))).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    consent: 'consentRequired',
    message: 'messageRequired',
  })
})

test('a report request needs a report and no message', () => {
  const request = { ...contact, kind: 'report-request', message: '' }
  expect(faultsOf(contactFormSchema.safeParse(request))).toEqual({ report: 'reportInvalid' })
  expect(contactFormSchema.safeParse({ ...request, report: 'a'.repeat(24) }).success).toBe(true)
})

test('a broken report id is one fault, not two', () => {
  expect(faultsOf(contactFormSchema.safeParse({ ...contact, kind: 'report-request', report: 'x' }))).toEqual({
    report: 'reportInvalid',
  })
})

test('a body that is no object is refused without throwing', () => {
  for (const body of [null, 1, 'x', []]) expect(contactFormSchema.safeParse(body).success).toBe(false)
})

test('a field that is not part of the form is refused', () => {
  expect(faultsOf(contactFormSchema.safeParse({ ...contact, role: 'admin' }))).toEqual({ role: 'unknownField' })
})

test.each(['constructor', 'toString', '__proto__'])('a field is named though every object has a %s', (name) => {
  const body: unknown = JSON.parse(JSON.stringify(contact).replace('{', `{"${name}":"x",`))
  const result = contactFormSchema.safeParse(body)

  expect(result.success).toBe(false)
  expect(Object.entries(faultsOf(result))).toEqual([[name, 'unknownField']])
})

test('a file that is not part of the form is named, whatever it is called', () => {
  const files = new Map([['constructor', { name: 'file.pdf', size: 10 }]])

  expect(judgeApplicationFields({ fields: {}, files, questions: [] }).faults).toMatchObject({
    constructor: 'unknownField',
  })
})

test('an answer whose key no question can have is no field of the form', () => {
  const form = { ...contact, message: undefined, phone: '0501234567' }
  const key = `answers.${'k'.repeat(65)}`

  const { faults } = judgeApplicationFields({ fields: { ...form, [key]: 'x' }, files: new Map(), questions: undefined })

  expect(faults).toMatchObject({ [key]: 'unknownField' })
})

test('a field called as all answers together is no field of the form, and is said to be none', () => {
  const { faults } = judgeApplicationFields({ fields: { answers: 'x' }, files: new Map(), questions: [] })

  expect(faults).toMatchObject({ answers: 'unknownField' })
})

test.each(['\u200e', '\u2800', '\u0000', ' \u200f\r\n'])('an answer that nobody could read is none', (nothing) => {
  const questions = [{ key: 'notice', label: 'Notice period', type: 'text', required: true }] as const
  const fields = { 'answers.notice': nothing }

  expect(answerTo(questions[0], fields)).toBe('')
  expect(answerFaults(questions, fields, new Map())).toEqual({ 'answers.notice': 'answerRequired' })
})

test('an answer is kept as the other texts are', () => {
  const question = { key: 'notice', label: 'Notice period', type: 'text' } as const

  expect(answerTo(question, { 'answers.notice': ' Two\u0000 months\r\nor less ' })).toBe('Two months\nor less')
})

test('flat answers of a multipart body become one record', () => {
  const form = nestAnswers({ ...contact, message: undefined, 'answers.notice': 'Two months' })
  expect(form.answers).toEqual({ notice: 'Two months' })
})

test('an application may be speculative and needs a phone', () => {
  const application = { name: 'Huda', email: 'huda@example.com', phone: '050 123 4567', consent: 'on' }
  expect(applicationFormSchema.safeParse(application).success).toBe(true)
  expect(faultsOf(applicationFormSchema.safeParse({ ...application, phone: '' }))).toEqual({ phone: 'phoneRequired' })
})

test.each([
  [undefined, 'cvRequired'],
  [{ name: '', size: 0 }, 'cvRequired'],
  [{ name: 'cv.pdf', size: 0 }, 'cvEmpty'],
  [{ name: 'cv.pdf', size: 10 * 1024 * 1024 + 1 }, 'cvTooBig'],
  [{ name: 'cv.exe', size: 10 }, 'cvWrongType'],
  [{ name: 'My CV.final.PDF', size: 10 }, undefined],
  [{ name: 'سيرة ذاتية.pdf\u200f', size: 10 }, undefined],
  [{ name: 'My CV.pdf ', size: 10 }, undefined],
  [{ name: 'My CV', size: 10 }, undefined],
  [{ name: 'سيرة ذاتية', size: 0 }, 'cvEmpty'],
  [{ name: 'My CV.constructor', size: 10 }, 'cvWrongType'],
])('a CV of %j has the fault %s', (file, fault) => {
  expect(cvFaultOf(file)).toBe(fault)
})

test('faults come in the order of the fields, whatever found them', () => {
  const faults = faultsOf(contactFormSchema.safeParse({ name: '', email: 'x', message: '' }))

  expect(Object.keys(faults)).toEqual(['name', 'email', 'message', 'consent'])
})

test('a text is stored as a person wrote it: no control characters, and one line where one is asked for', () => {
  const judged = judgeContactFields({
    name: 'Huda\u0000\r\nAlharbi ',
    email: 'huda@example.com',
    message: 'Hello\u0007\r\n\tthere\u200f 😀',
    consent: true,
  })

  expect(judged).toMatchObject({ form: { name: 'Huda Alharbi', message: 'Hello\n\tthere\u200f 😀' } })
})

test('whatever a word processor ends a line with is a line end: words on both sides stay apart', () => {
  for (const end of ['\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
    const judged = judgeContactFields({
      name: `Huda${end}Alharbi`,
      email: 'huda@example.com',
      message: `Hello${end}there`,
      consent: true,
    })

    expect(judged).toMatchObject({ form: { name: 'Huda Alharbi', message: 'Hello\nthere' } })
  }
})

test('all files of an application together have a limit', () => {
  const files = new Map(
    ['cv', 'answers.a', 'answers.b'].map((name) => [name, { name: 'file.pdf', size: 8 * 1024 * 1024 }] as const),
  )
  const questions = ['a', 'b'].map((key) => ({ key, label: key, type: 'file' as const }))
  const fields = { name: 'Omar', email: 'omar@example.com', phone: '0501234567', consent: 'true' }

  expect(judgeApplicationFields({ fields, files, questions }).faults).toEqual({ cv: 'filesTooBig' })
  files.delete('answers.b')
  expect(judgeApplicationFields({ fields, files, questions }).faults).toEqual({})
})

test('a name that nobody could read is none', () => {
  const judged = judgeContactFields({
    name: '\u200f \u200b',
    email: 'huda@example.com',
    message: 'Hello',
    consent: true,
  })

  expect(judged).toEqual({ faults: { name: 'nameRequired' } })
})

test('an address is the same with the unseen marks that copying brings along', () => {
  const marks = ['\u200b', '\u200e', '\u200f', '\u061c', '\u2060', '\ufeff', '\u00ad']
  const embeddings = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
  for (const mark of [...marks, ...embeddings]) {
    const email = `${mark} Huda${mark}@example${mark}.com ${mark}`
    expect(judgeContactFields({ ...contact, email }), encodeURIComponent(mark)).toMatchObject({
      form: { email: 'Huda@example.com' },
    })
    expect(normalisedEmail(email), encodeURIComponent(mark)).toBe('huda@example.com')
  }
})

test('digits of an Arabic keyboard are meant as those of the mailbox, unless the address is an Arabic one', () => {
  const stored = (email: string) => judgeContactFields({ ...contact, email })
  for (const email of ['huda١٩٩٠@example.com', 'huda۱۹۹۰@example.com']) {
    expect(stored(email)).toMatchObject({ form: { email: 'huda1990@example.com' } })
    expect(normalisedEmail(email)).toBe('huda1990@example.com')
  }
  expect(stored('هدى١٩٩٠@مثال.السعودية')).toMatchObject({ form: { email: 'هدى١٩٩٠@مثال.السعودية' } })
})

const isTaken = (email: string) => 'form' in judgeContactFields({ ...contact, email })

test.each([
  'firstname+lastname@example.com',
  "o'brien@example.co.uk",
  '_______@double--hyphen.example',
  'huda@1example.com',
  'huda@xn--mgbh0fb.xn--kgbechtv',
  'هدى@مثال.إختبار',
  'info@दूर.भारत',
  `${'a'.repeat(242)}@example.com`,
])('an address is taken (%s)', (email) => {
  expect(isTaken(email)).toBe(true)
})

test.each([
  'huda@example..com',
  'huda..ali@example.com',
  '.huda@example.com',
  'huda.@example.com',
  'huda@.example.com',
  'huda@example.com.',
  'huda@-example.com',
  'huda@example-.com',
  'huda@exam_ple.com',
  'huda@example.com/cv',
  'huda@example.com|net',
  'huda@192.168.10.11',
  'huda@example.c',
  'huda@example',
])('a slip in an address is found before a mail is lost by it (%s)', (email) => {
  expect(isTaken(email)).toBe(false)
})

test.each(['\u3164', '\u2800', '\u115f', '\ufe0f', '\u034f \u200b'])(
  'a name that nobody could see is none (%j)',
  (name) => {
    expect(judgeContactFields({ ...contact, name })).toEqual({ faults: { name: 'nameRequired' } })
  },
)

test('no name reads as another one than it is', () => {
  const name = '\u202a \u202eexe.gnp\u202c\u200f'
  expect(judgeContactFields({ ...contact, name, company: '\u2067Al\u200dRasikh\u2069' })).toMatchObject({
    form: { name: 'exe.gnp\u200f', company: 'Al\u200dRasikh' },
  })
})

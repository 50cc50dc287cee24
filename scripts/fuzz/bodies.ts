import fc from 'fast-check'
import {
  MAX_ANSWER_LENGTH,
  MAX_CITY_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_COVER_LETTER_LENGTH,
  MAX_CV_BYTES,
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
} from '@diwan/shared/spec/forms'
import type { Question } from '@diwan/shared/contracts/vacancyQuestion'

const id = 'a1b2c3d4e5f6a1b2c3d4e5f6'

/** What the vacancy of the generated applications asks. */
export const questions: Question[] = [
  { key: 'notice', label: 'Notice period', type: 'text', required: true },
  { key: 'licence', label: 'Do you hold a licence?', type: 'yes-no', required: true },
  {
    key: 'city',
    label: 'Where?',
    type: 'choice',
    options: [
      { value: 'riyadh', label: 'Riyadh' },
      { value: 'jeddah', label: 'Jeddah' },
    ],
  },
  { key: 'certificate', label: 'Certificate', type: 'file' },
]

const pieces = fc.constantFrom(
  ...[
    'a',
    'Z',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '\t',
    'ه',
    'دى',
    '\u200f',
    '\u00a0',
    '😀',
    'é',
    "'",
    '"',
    '<',
    '&',
    '=',
    '+',
    '%',
    '\\',
    '\u0000',
  ],
)
const odd = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''))

/** Texts around a longest length, with what serialising a form changes: line ends, spaces at the ends, other scripts. */
const textUpTo = (max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('Huda Al-Salem', 'هدى', 'x', 'One line.\nAnother one.') },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', '\n', ' \t ') },
    { weight: 2, arbitrary: odd },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(max - 1, max, max + 1),
          fc.constantFrom('x', 'ه', 'a\n', '😀'),
          fc.constantFrom('', ' ', '\n'),
        )
        .map(([length, unit, end]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end),
    },
  )

const email = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('huda@example.com', ' huda@example.com ', 'HUDA@Example.CO', 'هدى@مثال.السعودية'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', 'huda', 'huda@', '@x.com', 'a b@x.com', 'a@b', 'a@b.c', 'a@@b.com', 'a@b..com'),
  },
  { weight: 1, arbitrary: fc.emailAddress() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, 1).map((over) => `${'a'.repeat(MAX_EMAIL_LENGTH - 12 + over)}@example.com`),
  },
  { weight: 1, arbitrary: odd },
)

const phone = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('0501234567', '+966 50 123 4567', '٠٥٠١٢٣٤٥٦٧', '(050) 123-4567', '00971501234567'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', '12', 'call me', '+999 1', '+', '050123456789012345', '050 123 4567 ext. 9'),
  },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789+ -().x٣'), maxLength: 18 }) },
)

const consent = fc.constantFrom<string | false>('true', 'true', 'true', 'on', false)
const locale = fc.constantFrom('en' as const, 'ar' as const)

export const anyContact = fc.record({
  kind: fc.constantFrom('contact' as const, 'partner-enquiry' as const, 'report-request' as const),
  locale,
  report: fc.constantFrom(undefined, id, 'x', ''),
  fields: fc.record({
    name: textUpTo(MAX_NAME_LENGTH),
    email,
    phone,
    company: textUpTo(MAX_COMPANY_LENGTH),
    topic: fc.constantFrom('', `services:${id}`, `industry-solutions:${id}`, 'services:x', `pages:${id}`),
    message: textUpTo(MAX_MESSAGE_LENGTH),
    consent,
  }),
})

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
const tooBig = new Uint8Array(MAX_CV_BYTES + 1)
const file = fc.constantFrom(
  ...[
    ...Array.from({ length: 6 }, () => ['cv.pdf', pdf] as const),
    ['My CV.final.PDF', pdf] as const,
    ['سيرة.pdf', pdf] as const,
    ['cv.exe', 'MZ'] as const,
    ['cv', pdf] as const,
    ['cv.pdf', ''] as const,
    ['', ''] as const,
  ],
)
const aFile = fc.oneof(
  { weight: 30, arbitrary: file.map(([name, content]) => new File([content], name)) },
  { weight: 1, arbitrary: fc.constant(new File([tooBig], 'cv.pdf')) },
)
const answer = textUpTo(MAX_ANSWER_LENGTH)
const option = (...values: string[]) => fc.constantFrom('', ' ', 'maybe', ...values, ...values)

export const anyApplication = fc.record({
  locale,
  vacancy: fc.constantFrom(id, id, undefined),
  fields: fc
    .record({
      name: textUpTo(MAX_NAME_LENGTH),
      email,
      phone,
      city: textUpTo(MAX_CITY_LENGTH),
      coverLetter: textUpTo(MAX_COVER_LETTER_LENGTH),
      consent,
      talentPool: fc.constantFrom('true', false as const),
      'answers.notice': answer,
      'answers.licence': option('yes', 'no'),
      'answers.city': option('riyadh', 'jeddah'),
    })
    .map(
      (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== false)) as Record<string, string>,
    ),
  files: fc
    .record({ cv: aFile, 'answers.certificate': fc.option(aFile, { nil: undefined }) })
    .map((files) => new Map(Object.entries(files).flatMap(([name, each]) => (each ? [[name, each] as const] : [])))),
})

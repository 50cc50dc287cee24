import { entriesMessages } from '@diwan/shared/messages/entries'
import { locales } from '@diwan/shared/content'
import { expect, test } from 'vitest'
import type { Opening } from './openingOf'
import type { VacancyPage } from './queries'
import type { Vacancy } from './schema'
import { vacancyJsonLd } from './vacancyJsonLd'

const employer = { '@type': 'Organization' as const, name: 'Rasikh' }
const bare: Vacancy = {
  slug: 'adviser',
  title: 'Adviser <senior>',
  kind: 'job',
  department: 'Tax',
  city: 'Riyadh',
  country: 'SA',
  workplace: 'on-site',
  employmentType: 'full-time',
  summary: null,
  state: 'open',
  publishedAt: '2026-01-01T06:00:00.000Z',
  closesAt: null,
  jobTitle: null,
  responsibilities: [],
  requirements: [],
  benefits: [],
  questions: [],
}
const posting = (fields: Partial<Vacancy> = {}, page: Partial<VacancyPage> = {}) => {
  const found = { id: 'v1', entry: { ...bare, ...fields }, lang: 'en', opening: 'open', ...page } as VacancyPage
  return vacancyJsonLd('https://a.example', found, employer) as Record<string, unknown> | null
}

/** Every value of a statement, at any depth. */
function* valuesOf(value: unknown): Generator<unknown> {
  yield value
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* valuesOf(each)
}

// https://schema.org/JobPosting, as far as Google reads it.
const KNOWN = new Set(
  '@type title description datePosted validThrough employmentType identifier url directApply hiringOrganization jobLocation jobLocationType applicantLocationRequirements totalJobOpenings baseSalary'.split(
    ' ',
  ),
)

test('a vacancy with the least an editor must enter says all that job searches require, and nothing empty', () => {
  for (const fields of [{}, { city: '', closesAt: '', salary: {}, openings: null }] as Partial<Vacancy>[]) {
    const found = posting(fields)
    expect(found).toMatchObject({
      title: 'Adviser <senior>',
      description: '<p>Adviser &lt;senior&gt;</p>',
      datePosted: '2026-01-01T06:00:00.000Z',
      employmentType: 'FULL_TIME',
      identifier: { name: 'Rasikh', value: 'v1' },
      directApply: true,
      hiringOrganization: employer,
      jobLocation: { address: { addressCountry: 'SA' } },
    })
    expect(Object.keys(found ?? {}).filter((name) => !KNOWN.has(name))).toEqual([])
    for (const value of valuesOf(found)) expect([undefined, null, '']).not.toContain(value)
  }
})

test('lists of the description stand under their headings, in the language of the vacancy', () => {
  const lists = { responsibilities: [{ text: 'A & B' }], requirements: [{ text: 'C' }], benefits: [] }
  for (const lang of locales) {
    const { job } = entriesMessages[lang]
    expect(posting({ summary: 'In short', ...lists }, { lang })?.description).toBe(
      `<p>In short</p><h3>${job.responsibilities}</h3><ul><li>A &amp; B</li></ul><h3>${job.requirements}</h3><ul><li>C</li></ul>`,
    )
  }
})

test('each kind of employment is one that job searches know', () => {
  const kinds = ['full-time', 'part-time', 'contract', 'internship'] as const

  expect(kinds.map((employmentType) => posting({ employmentType })?.employmentType)).toEqual([
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'INTERN',
  ])
})

test('a salary is an amount, or a range as far as it is known', () => {
  const value = (from: number | null, to: number | null) =>
    (posting({ salary: { from, to, currency: null, period: 'year' } })?.baseSalary as { value: object } | undefined)
      ?.value

  expect(value(5, 5)).toEqual({ '@type': 'QuantitativeValue', value: 5, unitText: 'YEAR' })
  expect(value(5, 6)).toEqual({ '@type': 'QuantitativeValue', minValue: 5, maxValue: 6, unitText: 'YEAR' })
  expect(value(null, 6)).toEqual({ '@type': 'QuantitativeValue', maxValue: 6, unitText: 'YEAR' })
  expect(value(null, null)).toBeUndefined()
})

test('work from anywhere names the country that it is open to', () => {
  expect(posting({ workplace: 'remote' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'SA' },
  })
  expect(posting({ workplace: 'hybrid' })).not.toHaveProperty('jobLocationType')
})

test('a vacancy that takes no applications is not offered', () => {
  const offered = (opening: Opening) => posting({}, { opening }) !== null

  expect((['open', 'closing-soon', 'on-hold', 'filled', 'closed'] as const).filter(offered)).toEqual([
    'open',
    'closing-soon',
  ])
})

import { useDocuments as mirror } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { findVacancy, listOpenVacancies } from './queries'
import { vacancyJsonLd } from './vacancyJsonLd'

const ID = 'a'.repeat(24)
const CLOSES = '2026-06-30T14:00:00.000Z'

const aVacancy = (more: Record<string, unknown> = {}) => ({
  slug: 'analyst',
  title: 'Analyst',
  kind: 'job',
  department: 'Tax',
  city: 'Riyadh',
  country: 'sa',
  workplace: 'hybrid',
  employmentType: 'full-time',
  state: 'open',
  publishedAt: '2026-06-01T00:00:00.000Z',
  closesAt: CLOSES,
  ...more,
})

const at = (now: string, body = aVacancy(), ar: Record<string, unknown> | null = null) =>
  mirror([{ collection: 'vacancies', id: ID, updatedAt: now, locales: { en: body, ar } }], now)

const find = () => findVacancy({ slug: 'analyst', locale: 'en' })
const posting = () => {
  const vacancy = find()
  return vacancy && vacancyJsonLd('https://a.example', vacancy, { '@type': 'Organization', name: 'A' })
}

test('a vacancy closes at its second: page, list and search data change together', () => {
  at('2026-06-30T13:59:59.000Z')
  expect(listOpenVacancies({ locale: 'en' })).toHaveLength(1)
  expect(find()?.opening).toBe('closing-soon')
  expect(posting()).toMatchObject({ '@type': 'JobPosting', validThrough: CLOSES })

  at('2026-06-30T14:00:00.000Z')
  expect(listOpenVacancies({ locale: 'en' })).toEqual([])
  expect(find()?.opening).toBe('closed')
  expect(posting()).toBeNull()
})

test.each(['filled', 'closed', 'on-hold'])('a vacancy that is %s keeps its page and takes no applications', (state) => {
  at('2026-06-10T00:00:00.000Z', aVacancy({ state }))

  expect(listOpenVacancies({ locale: 'en' })).toEqual([])
  expect(find()?.entry.title).toBe('Analyst')
  expect(posting()).toBeNull()
})

test('a filled vacancy says that it is filled, before and after its closing time', () => {
  at('2026-06-10T00:00:00.000Z', aVacancy({ state: 'filled' }))
  expect(find()?.opening).toBe('filled')

  at('2026-07-10T00:00:00.000Z', aVacancy({ state: 'filled' }))
  expect(find()?.opening).toBe('filled')
})

test('a vacancy closes soon for its last seven days', () => {
  at('2026-06-23T13:59:59.000Z')
  expect(find()?.opening).toBe('open')

  at('2026-06-23T14:00:00.000Z')
  expect(find()?.opening).toBe('closing-soon')
})

test('a vacancy is nowhere before it appears', () => {
  at('2026-05-31T23:59:59.000Z')

  expect(find()).toBeNull()
  expect(listOpenVacancies({ locale: 'en' })).toEqual([])
})

test('an untranslated vacancy has a page in the other language and no place in its list', () => {
  at('2026-06-10T00:00:00.000Z')

  expect(findVacancy({ slug: 'analyst', locale: 'ar' })).toMatchObject({
    lang: 'en',
    isFallback: true,
    published: ['en'],
  })
  expect(listOpenVacancies({ locale: 'ar' })).toEqual([])
})

test('text of a vacancy cannot become markup in the search data', () => {
  at('2026-06-10T00:00:00.000Z', aVacancy({ summary: '<img onerror=x>', requirements: [{ text: '<b>' }] }))

  expect(JSON.stringify(posting())).not.toMatch(/<(img|b>)/)
})

test('a vacancy closes by the clock that the site settings name, and by the one of Riyadh where they name none', () => {
  at('2026-06-01T00:00:00.000Z')
  expect(find()?.timeZone).toBe('Asia/Riyadh')

  const now = '2026-06-01T00:00:00.000Z'
  const settings = { en: { companyName: 'A', timeZone: 'Europe/Berlin' }, ar: null }
  mirror(
    [
      { collection: 'vacancies', id: ID, updatedAt: now, locales: { en: aVacancy(), ar: null } },
      { collection: 'globals', id: 'site-settings', updatedAt: now, locales: settings },
    ],
    now,
  )
  expect(find()?.timeZone).toBe('Europe/Berlin')
  expect(listOpenVacancies({ locale: 'en' }).map(({ timeZone }) => timeZone)).toEqual(['Europe/Berlin'])
})

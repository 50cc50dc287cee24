import { type Locale, locales, pathOf } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { hasAppeared } from '@/content/hasAppeared'
import { findJobTitle } from '@/content/job-titles/queries'
import type { JobTitle } from '@/content/job-titles/schema'
import { findTimeZone } from '@/content/site-settings/findTimeZone'
import { type Localized, readEntry, readLocalized } from '@/content/localized'
import { type Opening, openingOf, takesApplications } from './openingOf'
import { type Vacancy, vacancySchema, vacancySummarySchema } from './schema'

type Kind = Vacancy['kind']

const byDate = defineIndex({
  name: 'vacancies.byDate',
  collection: 'vacancies',
  entriesOf: (body) =>
    ['all', String(body.kind)].map((partition) => ({ partition, key: String(body.publishedAt ?? '') })),
})

const bySlug = defineIndex({
  name: 'vacancies.bySlug',
  collection: 'vacancies',
  entriesOf: (body) => [{ partition: String(body.slug), key: '' }],
})

/** A vacancy as lists show it. */
export interface VacancySummary {
  id: string
  href: string
  title: string
  kind: Kind
  department: string
  city: string
  workplace: Vacancy['workplace']
  employmentType: Vacancy['employmentType']
  summary: string | null
  publishedAt: string
  closesAt: string | null
  /** Whose clock says when it closes. */
  timeZone: string
  opening: Opening
}

/** A vacancy for a card, `null` where it is not published. */
const findVacancySummary = defineQuery(
  'vacancies.findSummary',
  (store, { id, locale }: { id: string; locale: Locale }): VacancySummary | null => {
    const vacancy = readEntry(store, 'vacancies', id, locale, vacancySummarySchema)
    if (vacancy === null) return null
    const { slug, title, kind, department, city, workplace, employmentType, summary, publishedAt, closesAt } = vacancy
    const href = pathOf(locale, 'vacancies', slug)
    const opening = openingOf(store, vacancy)
    return {
      id,
      href,
      title,
      kind,
      department,
      city,
      workplace,
      employmentType,
      summary,
      publishedAt,
      closesAt,
      timeZone: findTimeZone(),
      opening,
    }
  },
)

/** Vacancies that take applications, newest first; of one kind, or of all. */
export const listOpenVacancies = defineQuery(
  'vacancies.listOpen',
  (store, { locale, kind, limit }: { locale: Locale; kind?: Kind; limit?: number }): VacancySummary[] =>
    store
      .scan(byDate, locale, kind ?? 'all', { descending: true })
      .flatMap((id) => {
        const vacancy = findVacancySummary({ id, locale })
        if (vacancy === null || !hasAppeared(store, { publishedAt: vacancy.publishedAt })) return []
        return takesApplications(vacancy.opening) ? [vacancy] : []
      })
      .slice(0, limit),
)

/** Everything the page of a vacancy shows. */
export interface VacancyPage extends Localized<Vacancy> {
  timeZone: string
  opening: Opening
  jobTitle: JobTitle | null
}

/** The vacancy at a slug; `null` until it has appeared in some language. It stays when it closes. */
export const findVacancy = defineQuery(
  'vacancies.find',
  (store, { slug, locale }: { slug: string; locale: Locale }): VacancyPage | null => {
    const id = locales.flatMap((each) => store.scan(bySlug, each, slug)).at(0)
    const found = id === undefined ? null : readLocalized(store, 'vacancies', id, locale, vacancySchema)
    if (found === null || !hasAppeared(store, found.entry)) return null
    return {
      ...found,
      timeZone: findTimeZone(),
      opening: openingOf(store, found.entry),
      jobTitle: findJobTitle({ id: found.entry.jobTitle, locale: found.lang }),
    }
  },
)

/** Other vacancies that take applications, those of the same department first. */
export const listOtherVacancies = defineQuery(
  'vacancies.listOthers',
  (_store, { id, department, locale }: { id: string; department: string; locale: Locale }): VacancySummary[] => {
    const others = listOpenVacancies({ locale }).filter((vacancy) => vacancy.id !== id)
    const near = others.filter((vacancy) => vacancy.department === department)
    return [...near, ...others.filter((vacancy) => vacancy.department !== department)].slice(0, 3)
  },
)

/** Slugs of the vacancies that have appeared in any language. */
export const listVacancySlugs = defineQuery('vacancies.listSlugs', (store): string[] => {
  const slugs = locales.flatMap((locale) =>
    store.scan(byDate, locale, 'all').flatMap((id) => {
      const body = store.document('vacancies', id, locale)
      return body && hasAppeared(store, body) ? [String(body.slug)] : []
    }),
  )
  return [...new Set(slugs)]
})

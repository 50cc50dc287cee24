import { pathOf } from '@diwan/shared/content'
import { entriesMessages } from '@diwan/shared/messages/entries'
import type { JobPosting } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { escapeHtml } from '@/lib/escapeHtml'
import type { NamedOrganisation } from '@/lib/jsonLd/organisation'
import { takesApplications } from './openingOf'
import type { VacancyPage } from './queries'
import type { Vacancy } from './schema'

const employmentTypes: Record<Vacancy['employmentType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

const listOf = (heading: string, items: readonly { text: string }[]) => {
  const points = items.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')
  return points && `<h3>${escapeHtml(heading)}</h3><ul>${points}</ul>`
}

function descriptionOf({ title, summary, ...lists }: Vacancy, { job }: (typeof entriesMessages)['en']): string {
  const description = [
    summary ? `<p>${escapeHtml(summary)}</p>` : '',
    listOf(job.responsibilities, lists.responsibilities),
    listOf(job.requirements, lists.requirements),
    listOf(job.benefits, lists.benefits),
  ].join('')
  // Job searches require one.
  return description || `<p>${escapeHtml(title)}</p>`
}

function salaryOf(salary: Vacancy['salary']) {
  const { from, to, currency, period } = salary ?? {}
  if (from == null && to == null) return {}
  const range = { ...(from != null && { minValue: from }), ...(to != null && { maxValue: to }) }
  const amount = from === to ? { value: from } : range
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: period === 'year' ? 'YEAR' : 'MONTH' }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: currency ?? 'SAR', value } }
}

/** A vacancy as job searches want it; `null` while nobody may apply. */
export function vacancyJsonLd(
  origin: string | URL | undefined,
  { id, entry, lang, opening }: VacancyPage,
  employer: NamedOrganisation,
): JobPosting | null {
  if (!takesApplications(opening)) return null
  const country = entry.country.toUpperCase()
  return {
    '@type': 'JobPosting',
    title: entry.title,
    description: descriptionOf(entry, entriesMessages[lang]),
    datePosted: entry.publishedAt,
    ...(entry.closesAt && { validThrough: entry.closesAt }),
    employmentType: employmentTypes[entry.employmentType],
    identifier: { '@type': 'PropertyValue', name: employer.name, value: id },
    url: absoluteUrl(origin, pathOf(lang, 'vacancies', entry.slug)),
    directApply: true,
    hiringOrganization: employer,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(entry.city && { addressLocality: entry.city }),
        addressCountry: country,
      },
    },
    ...(entry.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
    ...(entry.openings && { totalJobOpenings: entry.openings }),
    ...salaryOf(entry.salary),
  } as JobPosting
}

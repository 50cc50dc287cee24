import { pathOf } from '@diwan/shared/content'
import type { JobPosting, Organization } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { escapeHtml } from '@/lib/escapeHtml'
import { takesApplications } from './openingOf'
import type { VacancyPage } from './queries'
import type { Vacancy } from './schema'

const employmentTypes: Record<Vacancy['employmentType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

const listOf = (items: readonly { text: string }[]) =>
  items.length === 0 ? '' : `<ul>${items.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

/** A vacancy as job searches want it; `null` while nobody may apply. */
export function vacancyJsonLd(
  origin: string | URL | undefined,
  { id, entry, lang, opening }: VacancyPage,
  employer: Organization,
): JobPosting | null {
  if (!takesApplications(opening)) return null
  const { salary } = entry
  return {
    '@type': 'JobPosting',
    title: entry.title,
    description: [
      entry.summary ? `<p>${escapeHtml(entry.summary)}</p>` : '',
      listOf(entry.responsibilities),
      listOf(entry.requirements),
      listOf(entry.benefits),
    ].join(''),
    datePosted: entry.publishedAt,
    ...(entry.closesAt && { validThrough: entry.closesAt }),
    employmentType: employmentTypes[entry.employmentType],
    identifier: { '@type': 'PropertyValue', propertyID: 'id', value: id },
    url: absoluteUrl(origin, pathOf(lang, 'vacancies', entry.slug)),
    inLanguage: lang,
    directApply: true,
    hiringOrganization: employer,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: entry.city, addressCountry: entry.country.toUpperCase() },
    },
    ...(entry.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: entry.country.toUpperCase() },
    }),
    ...(entry.openings && { totalJobOpenings: entry.openings }),
    ...((salary?.from ?? salary?.to) != null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary?.currency ?? 'SAR',
        value: {
          '@type': 'QuantitativeValue',
          ...(salary?.from != null && { minValue: salary.from }),
          ...(salary?.to != null && { maxValue: salary.to }),
          unitText: salary?.period === 'year' ? 'YEAR' : 'MONTH',
        },
      },
    }),
  } as JobPosting
}

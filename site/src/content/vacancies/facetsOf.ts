import type { VacancySummary } from './queries'

/** What the list of vacancies can be narrowed by. */
export const facetNames = ['department', 'city', 'workplace', 'employmentType'] as const

export type FacetName = (typeof facetNames)[number]

/** The values a facet has among these vacancies, each once, in alphabetical order of the language. */
export function facetsOf(vacancies: readonly VacancySummary[], locale: string): Record<FacetName, string[]> {
  const values = (name: FacetName) =>
    [...new Set(vacancies.map((vacancy) => vacancy[name]))].toSorted((a, b) => a.localeCompare(b, locale))
  return {
    department: values('department'),
    city: values('city'),
    workplace: values('workplace'),
    employmentType: values('employmentType'),
  }
}

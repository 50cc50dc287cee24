import { type Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import type { Facet } from '@/lib/facetRules'
import { listOpenVacancies, type VacancySummary } from './queries'

/** What the list of vacancies can be narrowed by. */
export const facetNames = ['department', 'city', 'workplace', 'employmentType'] as const

export type FacetName = (typeof facetNames)[number]

/** The values a facet has among these vacancies, each once, in alphabetical order of the language. */
export function facetsOf(vacancies: readonly VacancySummary[], locale: Locale): Record<FacetName, string[]> {
  const values = (name: FacetName) =>
    [...new Set(vacancies.map((vacancy) => vacancy[name]))].toSorted((a, b) => a.localeCompare(b, locale))
  return {
    department: values('department'),
    city: values('city'),
    workplace: values('workplace'),
    employmentType: values('employmentType'),
  }
}

/** Name of a facet in attributes and stylesheets. */
export const facetAttribute = (name: FacetName) => (name === 'employmentType' ? 'type' : name)

/** Which values the open vacancies have, by place: what the filters' stylesheet follows from. */
export const listVacancyFacets = defineQuery('vacancies.listFacets', (_store, locale: Locale): Facet[] => {
  const vacancies = listOpenVacancies({ locale })
  const values = facetsOf(vacancies, locale)
  return facetNames.map((name) => ({
    name: facetAttribute(name),
    count: values[name].length,
    places: vacancies.map((vacancy) => [values[name].indexOf(vacancy[name]) + 1]),
  }))
})

import type { Payload } from 'payload'

export interface VacancyChoice {
  id: string
  title: string
}

/** Vacancies that applications can be narrowed to, newest first. */
export async function listVacancyChoices(payload: Payload, locale: 'en' | 'ar'): Promise<VacancyChoice[]> {
  const { docs } = await payload.find({
    collection: 'vacancies',
    sort: '-publishedAt',
    limit: 500,
    pagination: false,
    depth: 0,
    select: { title: true, slug: true },
    locale,
    overrideAccess: true,
  })
  return docs.map(({ id, slug, title }) => ({ id, title: title || slug || id }))
}

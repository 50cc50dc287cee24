import type { Payload } from 'payload'
import { readTitles } from '@/recruitment/desk/readTitles'

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
  const titleOf = await readTitles(payload, docs, locale)
  return docs.map((vacancy) => ({ id: vacancy.id, title: titleOf(vacancy) }))
}

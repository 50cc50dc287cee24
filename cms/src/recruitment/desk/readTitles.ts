import type { Locale } from '@diwan/shared/content'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'

interface Titled {
  id: string
  title?: string | null | undefined
  slug?: string | null | undefined
}

/** What a vacancy is called at the desk: its title in the desk's language, or in the other one, or its path. */
export type TitleOf = (vacancy: Titled) => string

/** Titles of vacancies: those that have none in the language of the desk get the one of the other language. */
export async function readTitles(payload: Payload, vacancies: readonly unknown[], locale: Locale): Promise<TitleOf> {
  const untitled = vacancies.filter(isVacancy).flatMap(({ id, title }) => (title ? [] : [id]))
  if (untitled.length === 0) return (vacancy) => titleOf(vacancy)
  const { docs } = await payload.find({
    collection: 'vacancies',
    where: { id: { in: [...new Set(untitled)] } },
    pagination: false,
    depth: 0,
    select: { title: true, slug: true },
    locale: locale === 'en' ? 'ar' : 'en',
    trash: true,
    overrideAccess: true,
  })
  const others = new Map(docs.map(({ id, slug, title }) => [String(id), { title, slug }]))
  return (vacancy) => titleOf(vacancy, others.get(vacancy.id))
}

export const isVacancy = (vacancy: unknown): vacancy is VacancyDoc =>
  Boolean(vacancy) && typeof vacancy === 'object' && 'id' in (vacancy as object)

const titleOf = ({ slug, title }: Titled, other?: Omit<Titled, 'id'>) =>
  title || other?.title || slug || other?.slug || '–'

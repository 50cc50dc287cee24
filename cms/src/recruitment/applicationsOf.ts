import type { Locale } from '@diwan/shared/content'

/** The question for a person's applications, the newest first, with what each was for. */
export const applicationsOf = (applicant: string, locale: Locale) =>
  ({
    collection: 'applications',
    where: { applicant: { equals: applicant } },
    sort: '-createdAt',
    pagination: false,
    depth: 1,
    populate: { vacancies: { title: true, slug: true, state: true, closesAt: true } },
    locale,
  }) as const

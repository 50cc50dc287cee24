import type { Locale } from '@diwan/shared/content'
import type { Thing } from 'schema-dts'
import { portraitPath } from '@/content/media/portraitPath'
import { findMedia } from '@/content/media/queries'
import { person } from '@/lib/jsonLd/person'
import { leaderPath } from '@/lib/leaderPath'
import type { LeaderEntry } from './schema'

/** The people of a page for search engines. */
export function leadersJsonLd(origin: URL | undefined, locale: Locale, leaders: readonly LeaderEntry[]): Thing[] {
  return leaders.map(({ title, slug, role, photo, linkedin }) =>
    person(origin, {
      name: title,
      role,
      image: portraitPath(findMedia({ id: photo, locale })),
      linkedin,
      path: leaderPath(locale, slug),
    }),
  )
}

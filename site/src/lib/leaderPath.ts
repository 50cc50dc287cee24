import { contentTypes, type Locale, localePath } from '@diwan/shared/content'

/** Where the site tells about one of its people: a place on the page of all of them. */
export const leaderPath = (locale: Locale, slug: string): string =>
  `${localePath(locale, contentTypes.leaders.listPath)}#${slug}`

import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'

/** Where a candidate comes from, in words: the site's own marks by name, what a link said as it said it. */
export const sourceName = (source: string, locale: Locale): string =>
  (hiringMessages[locale].sources as Record<string, string>)[source] ?? source

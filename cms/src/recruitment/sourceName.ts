import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'

/** Where a candidate comes from, in words: the site's own marks by name, what a link said as it said it. */
export function sourceName(source: string, locale: Locale): string {
  const names: Record<string, string> = hiringMessages[locale].sources
  // Whoever applies writes the link: it may say `constructor`.
  return (Object.hasOwn(names, source) && names[source]) || source
}

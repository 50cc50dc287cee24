import type { Locale } from '@diwan/shared/content'
import { listIndustries } from '@/content/industry-solutions/queries'
import { listServices } from '@/content/services/queries'

/** What a visitor can ask about: every service and industry of a language. */
export function listTopics(locale: Locale) {
  return [
    ...listServices(locale).map(({ id, title }) => ({
      value: `services:${id}`,
      label: title,
      group: 'services' as const,
    })),
    ...listIndustries(locale).map(({ id, title }) => ({
      value: `industry-solutions:${id}`,
      label: title,
      group: 'solutions' as const,
    })),
  ]
}

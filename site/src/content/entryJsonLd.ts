import { type Locale, localePath } from '@diwan/shared/content'
import { chromeMessages } from '@diwan/shared/messages/chrome'
import type { Thing } from 'schema-dts'
import { breadcrumbList } from '@/lib/jsonLd/breadcrumbList'
import { faqPage } from '@/lib/jsonLd/faqPage'

interface Entry {
  title: string
  faqs: readonly { question: string; answer: string }[]
}

/** What search engines are told about a service or an industry: where it stands, and its questions. */
export function entryJsonLd(origin: URL | undefined, locale: Locale, path: string, { title, faqs }: Entry): Thing[] {
  const trail = [
    { label: chromeMessages[locale].home, href: localePath(locale, '/') },
    { label: title, href: localePath(locale, path) },
  ]
  return [breadcrumbList(origin, trail), ...(faqs.length > 0 ? [faqPage(faqs)] : [])]
}

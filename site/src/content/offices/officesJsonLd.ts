import { localePath, type Locale } from '@diwan/shared/content'
import type { Thing } from 'schema-dts'
import { findMedia } from '@/content/media/queries'
import { publisherOf } from '@/content/site-settings/publisherOf'
import { findSiteSettings } from '@/content/site-settings/queries'
import { office } from '@/lib/jsonLd/office'
import type { OfficeEntry } from './schema'

/** The company and its offices for search engines; stands on the contact page. */
export function officesJsonLd(origin: URL | undefined, locale: Locale, offices: readonly OfficeEntry[]): Thing[] {
  const company = publisherOf(origin, locale)
  const image = findMedia({ id: findSiteSettings(locale).logo, locale })?.files.original?.path
  const comma = locale === 'ar' ? '،' : ','
  return [
    company,
    ...offices.map(({ title, slug, ...facts }) => {
      const path = `${localePath(locale, '/contact-us')}#${slug}`
      return office(origin, { ...facts, name: `${company.name}${comma} ${title}`, image, path })
    }),
  ]
}

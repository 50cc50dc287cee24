import { type Locale, localePath } from '@diwan/shared/content'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { type FeedItem, rssFeed } from '@/lib/rssFeed'
import { findSiteSettings } from './site-settings/queries'

/** Entries in a feed. */
export const FEED_SIZE = 20

interface FeedPage {
  origin: URL | undefined
  locale: Locale
  /** Path of the list without language. */
  path: string
  title: string
  description: string
  items: readonly (Omit<FeedItem, 'url'> & { href: string })[]
}

/** The feed of a list, as an endpoint answers it. */
export function feedResponse({ origin, locale, path, title, description, items }: FeedPage): Response {
  const url = (href: string) => absoluteUrl(origin, href)
  const body = rssFeed({
    title: `${title} | ${findSiteSettings(locale).companyName}`,
    description,
    url: url(localePath(locale, path)),
    self: url(localePath(locale, `${path}/rss.xml`)),
    language: locale,
    items: items.map(({ href, ...item }) => ({ ...item, url: url(href) })),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

import { escapeHtml } from './escapeHtml'

export interface FeedItem {
  title: string
  url: string
  description: string | null
  /** ISO 8601. */
  publishedAt: string
  categories: readonly string[]
}

export interface Feed {
  title: string
  description: string
  /** Address of the page that shows the same. */
  url: string
  /** Address of the feed itself. */
  self: string
  language: string
  items: readonly FeedItem[]
}

// One such character, pasted along from elsewhere, and no reader opens the feed.
const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const element = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replaceAll(FORBIDDEN_IN_XML, ''))}</${name}>`
const date = (instant: string) => new Date(instant).toUTCString()

const itemOf = ({ title, url, description, publishedAt, categories }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', date(publishedAt)),
    ...(description ? [element('description', description)] : []),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('')

/** An RSS 2.0 document. Its date is its newest item's: the same items always give the same bytes. */
export function rssFeed({ title, description, url, self, language, items }: Feed): string {
  const newest = items
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', date(newest))] : []),
    ...items.map(itemOf),
    '</channel></rss>\n',
  ].join('')
}

import { entriesMessages } from '@diwan/shared/messages/entries'
import type { APIRoute } from 'astro'
import { listLatestBlogs } from '@/content/blogs/queries'
import { FEED_SIZE, feedResponse } from '@/content/feedResponse'
import { localeOf, localeStaticPaths } from '@/content/localeParams'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params, site }) => {
  const locale = localeOf(params.locale)
  const { title, intro } = entriesMessages[locale].articles
  const items = listLatestBlogs({ locale, limit: FEED_SIZE }).map(({ excerpt, category, ...blog }) => ({
    ...blog,
    description: excerpt,
    categories: category ? [category.title] : [],
  }))
  return feedResponse({ origin: site, locale, path: '/articles', title, description: intro, items })
}

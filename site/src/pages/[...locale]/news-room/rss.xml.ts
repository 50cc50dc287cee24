import { entriesMessages } from '@diwan/shared/messages/entries'
import type { APIRoute } from 'astro'
import { FEED_SIZE, feedResponse } from '@/content/feedResponse'
import { localeOf, localeStaticPaths } from '@/content/localeParams'
import { listLatestNews } from '@/content/news/queries'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params, site }) => {
  const locale = localeOf(params.locale)
  const { title, intro } = entriesMessages[locale].news
  const items = listLatestNews({ locale, limit: FEED_SIZE }).map(({ excerpt, category, date, ...news }) => ({
    ...news,
    description: excerpt,
    publishedAt: date,
    categories: category ? [category.title] : [],
  }))
  return feedResponse({ origin: site, locale, path: '/news-room', title, description: intro, items })
}

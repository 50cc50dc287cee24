import { entriesMessages } from '@diwan/shared/messages/entries'
import type { APIRoute } from 'astro'
import { FEED_SIZE, feedResponse } from '@/content/feedResponse'
import { localeOf, localeStaticPaths } from '@/content/localeParams'
import { listOpenVacancies } from '@/content/vacancies/queries'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params, site }) => {
  const locale = localeOf(params.locale)
  const { title, intro } = entriesMessages[locale].careers
  const items = listOpenVacancies({ locale, limit: FEED_SIZE }).map(({ summary, department, city, ...vacancy }) => ({
    ...vacancy,
    description: summary,
    categories: [department, city],
  }))
  return feedResponse({ origin: site, locale, path: '/careers', title, description: intro, items })
}

import type { EntrySlug } from '../../content/contentTypes.ts'
import type { Texts } from '../texts.ts'

/** Words of the search page and of the ways into it. */
export const search = {
  title: 'Search',
  intro: 'Articles, news, services, industries and open positions.',
  label: 'What are you looking for?',
  submit: 'Search',
  open: 'Search the site',
  placeholder: 'For example: zakat, payroll, SAP',
  inArticles: 'Search the articles',
  types: {
    all: 'Everything',
    services: 'Services',
    'industry-solutions': 'Industries',
    blogs: 'Articles',
    news: 'News',
    vacancies: 'Careers',
    pages: 'Pages',
  } satisfies Record<EntrySlug | 'all', string>,
  narrow: 'Narrow the results',
  count: {
    one: '1 result for “{question}”',
    two: '2 results for “{question}”',
    few: '{count} results for “{question}”',
    many: '{count} results for “{question}”',
    other: '{count} results for “{question}”',
  },
  none: 'Nothing found for “{question}”',
  noneOfType: 'Nothing found for “{question}” under “{type}”. Choose “{all}” to see all that was found.',
  partly: 'No page has all of these words; these have some of them.',
  nearest: 'Did you mean {question}?',
  inOtherLanguage: 'Search the Arabic pages',
  noneText: 'Check the spelling, try another word for it, or start from one of these.',
  more: 'Show more results',
  deeper: 'Search the full texts too',
  loading: 'Searching…',
  failed: 'The search could not be loaded. Check your connection and try again, or use the sitemap.',
  start: 'Start from here',
  sitemap: 'All pages of the site',
  withoutScripts: 'Searching as you type needs JavaScript. Everything there is to find is listed in the sitemap.',
  shortcut: 'The “/” key opens the search from every page',
}

export type SearchMessages = Texts<typeof search>

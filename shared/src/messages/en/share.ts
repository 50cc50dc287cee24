import type { EntrySlug } from '../../content/contentTypes.ts'
import type { Texts } from '../texts.ts'

/** Words of the pictures that stand for an entry where its address is shared. */
export const share = {
  kinds: {
    blogs: 'Article',
    news: 'News',
    services: 'Service',
    'industry-solutions': 'Industry',
    vacancies: 'Open position',
    pages: 'Our company',
  } satisfies Record<EntrySlug, string>,
}

export type ShareMessages = Texts<typeof share>

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
  },
}

export type ShareMessages = Texts<typeof share>

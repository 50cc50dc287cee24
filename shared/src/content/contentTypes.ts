interface ContentType {
  /** Path of the page that lists the entries. */
  listPath?: string
  /** Path in front of an entry's slug, for types with a page per entry. */
  entryPath?: string
}

/**
 * Every collection whose documents the site shows, by its slug. Types with an `entryPath` have a page per entry.
 * A new type starts with a line here; the compiler then names the registries that miss it.
 */
export const contentTypes = {
  pages: { entryPath: '' },
  services: { entryPath: '/services' },
  'industry-solutions': { entryPath: '/solutions' },
  blogs: { listPath: '/articles', entryPath: '/blog' },
  news: { listPath: '/news-room', entryPath: '/news' },
  'case-studies': { listPath: '/clients' },
  categories: {},
  keywords: {},
  partners: { listPath: '/partners' },
  clients: { listPath: '/clients' },
  leaders: { listPath: '/leadership' },
  offices: { listPath: '/contact-us' },
  testimonials: {},
  reports: { listPath: '/reports-publications' },
  'media-kit': { listPath: '/media-kit' },
  vacancies: { listPath: '/careers', entryPath: '/job-details' },
  'job-titles': {},
  media: {},
  redirects: {},
} as const satisfies Record<string, ContentType>

/** Slug of a collection that the site shows. */
export type ContentSlug = keyof typeof contentTypes

/** Slug of a collection with one page per entry. */
export type EntrySlug = {
  [S in ContentSlug]: (typeof contentTypes)[S] extends { entryPath: string } ? S : never
}[ContentSlug]

// Marked, so that scripts of the browser that ask for something else of this folder do not carry the table.
export const contentSlugs = /* @__PURE__ */ Object.keys(contentTypes) as ContentSlug[]

/** Types with a page per entry. A function, so that scripts of the browser that do not call it do not carry it. */
export function entrySlugs(): EntrySlug[] {
  return contentSlugs.filter((slug): slug is EntrySlug => 'entryPath' in contentTypes[slug])
}

/** Whether a string names a collection that the site shows. */
export function isContentSlug(value: unknown): value is ContentSlug {
  return typeof value === 'string' && Object.hasOwn(contentTypes, value)
}

/** Globals that the site shows; mirrored as documents of the collection `globals`. */
export const globalSlugs = ['site-settings', 'navigation', 'footer'] as const

export type GlobalSlug = (typeof globalSlugs)[number]

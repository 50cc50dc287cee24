import type { EntrySlug } from '../content/contentTypes.ts'

export interface CatalogueEntry {
  /** The number of the specification's page catalogue; not unique (25 is Partners and News Room). `null` where the specification gives none. */
  id: number | null
  /** English label of the specification. */
  label: string
  group: 'page' | 'service' | 'solution'
  /** Path without locale prefix. */
  path: string
  /** The collection that holds the page's content. */
  collection: Extract<EntrySlug, 'pages' | 'services' | 'industry-solutions'>
  layout: 'default' | 'solution'
}

const page = (
  id: number | null,
  label: string,
  path: string,
  layout: CatalogueEntry['layout'] = 'default',
): CatalogueEntry => ({
  id,
  label,
  group: 'page',
  path,
  collection: 'pages',
  layout,
})
const service = (id: number, label: string, slug: string): CatalogueEntry => ({
  id,
  label,
  group: 'service',
  path: `/services/${slug}`,
  collection: 'services',
  layout: 'solution',
})
const solution = (id: number, label: string, slug: string): CatalogueEntry => ({
  id,
  label,
  group: 'solution',
  path: `/solutions/${slug}`,
  collection: 'industry-solutions',
  layout: 'solution',
})

/** Every fixed page of the specification, by its key (§2, "Page catalogue"). */
export const pageCatalogue = {
  home: page(20, 'Home', '/'),
  'about-us': page(23, 'About Us', '/about-us'),
  articles: page(null, 'Articles', '/articles'),
  careers: page(22, 'Careers', '/careers'),
  clients: page(null, 'Clients', '/clients', 'solution'),
  'contact-us': page(24, 'Contact Us', '/contact-us'),
  'corporate-governance': page(21, 'Corporate Governance', '/corporate-governance'),
  'graduate-elite-program': page(null, 'Graduate Elite Program', '/graduate-elite-program', 'solution'),
  leadership: page(null, 'Leadership', '/leadership'),
  'media-kit': page(null, 'Media Kit', '/media-kit'),
  'news-room': page(25, 'News Room', '/news-room'),
  partners: page(25, 'Partners', '/partners'),
  'privacy-policy': page(null, 'Privacy Policy', '/privacy-policy'),
  'reports-publications': page(26, 'Reports Publications', '/reports-publications'),
  sitemap: page(null, 'Sitemap', '/sitemap'),
  'thank-you': page(null, 'Thank You', '/thank-you'),

  'business-establishment-relocation': service(
    1,
    'Business Establishment Relocation',
    'business-establishment-relocation',
  ),
  'office-coworking-collaborative-spaces': service(2, 'Office Coworking', 'office-coworking-collaborative-spaces'),
  'corporate-immigration-outsourcing': service(3, 'Corporate Immigration', 'corporate-immigration-outsourcing'),
  'hr-management': service(4, 'HR Management', 'hr-management'),
  'accounting-zakat-tax-advisory': service(5, 'Accounting Zakat Tax Advisory', 'accounting-zakat-tax-advisory'),
  'learning-training-academy': service(6, 'Learning Training Academy', 'learning-training-academy'),
  'sap-implementation-support': service(7, 'SAP Implementation Support', 'sap-implementation-support'),
  'data-governance-analytics': service(8, 'Data Governance Analytics', 'data-governance-analytics'),
  'low-code-cloud-solutions': service(9, 'Low Code Cloud Solutions', 'low-code-cloud-solutions'),
  'ai-machine-learning': service(10, 'AI Machine Learning', 'ai-machine-learning'),
  'digital-transformation-consulting': service(
    11,
    'Digital Transformation Consulting',
    'digital-transformation-consulting',
  ),
  'managed-services': service(12, 'Managed Services', 'managed-services'),

  // Catalogued as a solution and listed in that menu, but its route and its document are a service's.
  cybersecurity: {
    ...solution(13, 'Cybersecurity', 'cybersecurity'),
    path: '/services/cybersecurity',
    collection: 'services',
  },
  'govt-public-sector': solution(14, 'Govt Public Sector', 'govt-public-sector'),
  'banking-finance': solution(15, 'Banking Finance', 'banking-finance'),
  'continued-education-professional-development': solution(
    16,
    'Continued Education Professional Development',
    'continued-education-professional-development',
  ),
  'industrial-manufacturing-supply-chain': solution(
    17,
    'Industrial Manufacturing Supply Chain',
    'industrial-manufacturing-supply-chain',
  ),
  'it-emerging-technology': solution(18, 'IT Emerging Technology', 'it-emerging-technology'),
  'real-estate-construction': solution(19, 'Real Estate Construction', 'real-estate-construction'),
} as const satisfies Record<string, CatalogueEntry>

export type CatalogueKey = keyof typeof pageCatalogue

/** Whether a string is a key of the page catalogue. */
export function isCatalogueKey(value: unknown): value is CatalogueKey {
  return typeof value === 'string' && Object.hasOwn(pageCatalogue, value)
}

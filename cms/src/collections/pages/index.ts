import { isReservedSlug } from '@diwan/shared/catalogue'
import { layoutBlocks } from '@/blocks/layoutBlocks'
import { defineContent } from '@/collections/defineContent'
import { catalogueKey } from '@/fields/catalogueKey'
import { title } from '@/fields/title'
import { moveKeywords } from './hooks/moveKeywords'

/** The fixed pages of the site, and extra ones at `/{slug}`. */
export const pages = defineContent({
  slug: 'pages',
  names: { en: ['Page', 'Pages'], ar: ['صفحة', 'الصفحات'] },
  typescript: { interface: 'PageDoc' },
  admin: { defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  isRefusedSlug: isReservedSlug,
  // Search engines' words for pages are kept in `keywords`, by path.
  seo: false,
  hooks: { afterChange: [moveKeywords] },
  fields: [title, { name: 'layout', type: 'blocks', localized: true, blocks: layoutBlocks }],
  sidebar: [catalogueKey],
})

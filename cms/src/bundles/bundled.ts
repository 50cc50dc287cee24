import { contentSlugs, type ContentSlug } from '@diwan/shared/content'

const withoutDrafts: ContentSlug[] = ['media', 'redirects', 'job-titles']

/** Collections whose drafts a bundle can hold; the others are live as soon as they are saved. */
export const bundled: ContentSlug[] = contentSlugs.filter((slug) => !withoutDrafts.includes(slug))

import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'
import { rich } from '../rich.ts'

interface BlogText {
  title: string
  excerpt: string
  /** Markdown. */
  body: string
}

interface Blog {
  key: string
  publishedAt: string
  category: 'business-setup' | 'tax-and-zakat' | 'technology' | 'people'
  author: string
  services: string[]
  showInMenu?: boolean
  en: BlogText | null
  ar: BlogText | null
}

const localised = ({ body, ...text }: BlogText) => ({ ...text, body: rich(body) })

/** An article of the demo content; `null` for a language in which it is not published. */
export const defineBlog = ({ key, publishedAt, category, author, services, en, ar, ...blog }: Blog): DemoDocument => ({
  collection: 'blogs',
  key,
  shared: {
    publishedAt: `${publishedAt}T06:00:00.000Z`,
    cover: media(`cover/blogs/${key}`),
    categories: [ref('categories', category)],
    author: ref('leaders', author),
    relatedServices: services.map((service) => ref('services', service)),
    showInMenu: blog.showInMenu ?? false,
  },
  en: en && localised(en),
  ar: ar && localised(ar),
})

import { type Locale, pathOf } from '@diwan/shared/content'
import type { MenuBlogs } from '@diwan/shared/contracts/menuBlogs'
import type { BlogDoc } from '@diwan/shared/generated/payload-types'
import { MENU_BLOGS_PER_CATEGORY } from '@diwan/shared/spec/lists'
import type { Payload, Where } from 'payload'

/** The blog submenu of a language, as each release holds it: the newest chosen blogs of each category that has some. */
export async function listMenuBlogs(payload: Payload, locale: Locale): Promise<MenuBlogs> {
  const published = { locale, fallbackLocale: false, draft: false, depth: 0, overrideAccess: true } as const
  const isPublished: Where = { _status: { equals: 'published' } }
  const { docs: categories } = await payload.find({
    ...published,
    collection: 'categories',
    where: { and: [isPublished, { kind: { equals: 'blogs' } }] },
    sort: 'slug',
    pagination: false,
  })
  const data: MenuBlogs['data'] = []
  for (const { id, slug, title } of categories) {
    const { docs: blogs } = await payload.find({
      ...published,
      collection: 'blogs',
      where: {
        and: [
          isPublished,
          { showInMenu: { equals: true } },
          { categories: { in: [id] } },
          { publishedAt: { less_than_equal: new Date().toISOString() } },
        ],
      },
      sort: '-publishedAt',
      limit: MENU_BLOGS_PER_CATEGORY,
      pagination: false,
    })
    if (blogs.length > 0) {
      data.push({ category: { id, title, slug }, blogs: blogs.map((blog) => menuBlogOf(blog, locale)) })
    }
  }
  return { success: true, data }
}

const menuBlogOf = ({ excerpt, id, publishedAt, slug, title }: BlogDoc, locale: Locale) => ({
  id,
  slug,
  title,
  href: pathOf(locale, 'blogs', slug),
  excerpt,
  publishedAt,
})

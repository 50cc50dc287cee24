import type { Locale } from '@diwan/shared/content'
import type { MenuBlogs } from '@diwan/shared/contracts/menuBlogs'
import { MENU_BLOGS_PER_CATEGORY } from '@diwan/shared/spec/lists'
import { defineQuery } from '@diwan/site/store'
import { listCategories } from '@/content/categories/queries'
import { defineDatedList } from '@/content/defineDatedList'
import { menuBlogsByDate, ofCategory } from './indexes'
import { findBlogSummary } from './queries'

const menuLists = defineDatedList('blogs.menu', menuBlogsByDate)

/** The blog submenu of a language: the newest chosen articles of each category that has some. */
export const findMenuBlogs = defineQuery('blogs.findMenu', (_store, locale: Locale): MenuBlogs => {
  const data = listCategories({ kind: 'blogs', locale }).map((category) => ({
    category,
    blogs: menuLists
      .listNewest({ locale, partition: ofCategory(category.id), limit: MENU_BLOGS_PER_CATEGORY })
      .flatMap((id) => {
        const blog = findBlogSummary({ id, locale })
        if (blog === null) return []
        const { href, title, excerpt, publishedAt } = blog
        return [{ id, slug: href.split('/').at(-1) ?? '', title, href, excerpt: excerpt ?? '', publishedAt }]
      }),
  }))
  return { success: true, data: data.filter(({ blogs }) => blogs.length > 0) }
})

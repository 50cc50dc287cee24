import type { MenuBlogs } from '@diwan/shared/contracts/menuBlogs'

const hasTexts = (value: unknown, keys: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

const isGroup = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false
  const { category, blogs } = value as Record<string, unknown>
  const areBlogs =
    Array.isArray(blogs) &&
    blogs.every((blog) => hasTexts(blog, ['id', 'slug', 'title', 'href', 'excerpt', 'publishedAt']))
  return areBlogs && hasTexts(category, ['id', 'title', 'slug'])
}

/**
 * Whether a value is what `menuBlogsSchema` describes, a test says so. By hand, because every page has this menu and the
 * schema's library would be a third of what it downloads beside React.
 */
export function isMenuBlogs(value: unknown): value is MenuBlogs {
  if (typeof value !== 'object' || value === null) return false
  const { success, data } = value as Record<string, unknown>
  return success === true && Array.isArray(data) && data.every(isGroup)
}

import * as z from 'zod/mini'

/** `GET /blogs/menu-blogs` and `GET /ar/blogs/menu-blogs`: the blog submenu. */
export const menuBlogsSchema = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      category: z.object({ id: z.string(), title: z.string(), slug: z.string() }),
      blogs: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          title: z.string(),
          href: z.string(),
          excerpt: z.string(),
          publishedAt: z.string(),
        }),
      ),
    }),
  ),
})
export type MenuBlogs = z.infer<typeof menuBlogsSchema>

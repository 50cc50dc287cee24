import { randomUUID } from 'node:crypto'
import type { BlogDoc, CategoryDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { aRichText } from './aRichText'

/** A category of blogs, published in English. */
export function createCategory(payload: Payload, category: Partial<CategoryDoc> = {}): Promise<CategoryDoc> {
  return payload.create({
    collection: 'categories',
    data: {
      title: 'Tax',
      slug: `tax-${randomUUID().slice(0, 8)}`,
      kind: 'blogs',
      _status: 'published',
      ...category,
    } as CategoryDoc,
    locale: 'en',
  })
}

/** A blog, published in English unless the test says otherwise. */
export async function createBlog(payload: Payload, blog: Partial<BlogDoc> = {}): Promise<BlogDoc> {
  const categories = blog.categories ?? [(await createCategory(payload)).id]
  const data = {
    title: 'Zakat basics',
    slug: `zakat-${randomUUID().slice(0, 8)}`,
    excerpt: 'What every company should know.',
    body: aRichText('Zakat is due once a year.'),
    publishedAt: '2026-01-10T09:00:00.000Z',
    _status: 'published',
    ...blog,
    categories,
  }
  return payload.create({
    collection: 'blogs',
    data: data as BlogDoc,
    draft: data._status === 'draft',
    locale: 'en',
  })
}

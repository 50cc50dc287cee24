import type { APIRequestContext } from '@playwright/test'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

/** A published blog of a test's own, and who may change it. */
export async function aPublishedBlog(request: APIRequestContext, name: string) {
  const token = await tokenOf(request, staff)
  const headers = { Authorization: `JWT ${token}` }
  // The oldest one is of the demo content: the newest may be what another test is still writing.
  const oldest = '/api/blogs?limit=1&depth=0&locale=en&sort=createdAt&where[_status][equals]=published'
  const { docs } = (await (await request.get(oldest, { headers })).json()) as { docs: Record<string, unknown>[] }
  const { body, categories, publishedAt } = docs[0] ?? {}
  const title = `${name} ${Date.now().toString(36)}`
  const data = { title, excerpt: 'Before.', body, categories, publishedAt, _status: 'published' }
  const made = await request.post('/api/blogs?locale=en', { headers, data })
  const { doc } = (await made.json()) as { doc: { id: string; slug: string } }
  return { headers, token, doc }
}

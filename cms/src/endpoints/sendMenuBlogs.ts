import config from '@payload-config'
import type { Locale } from '@diwan/shared/content'
import { getPayload } from 'payload'
import { listMenuBlogs } from './listMenuBlogs'
import { refuse } from './refuse'

/** `GET /blogs/menu-blogs` of a language, where the CMS is asked instead of a release. */
export async function sendMenuBlogs(locale: Locale): Promise<Response> {
  const payload = await getPayload({ config })
  try {
    return Response.json(await listMenuBlogs(payload, locale), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The blog submenu could not be read' })
    return refuse(503, 'The submenu cannot be read at this moment.', { headers: { 'Retry-After': '10' } })
  }
}

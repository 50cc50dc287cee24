import { defaultLocale, isLocale } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { CollectionSlug, PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { previewAddress } from '../preview/previewAddress'
import { hasPreview } from '../preview/previewPath'

/**
 * `GET /api/publishing/preview?collection=…&id=…&locale=…`: where the newest draft of a document is shown, for staff who may read
 * it. With `open=true` the answer leads there.
 */
export const sendPreview: PayloadHandler = async (req) => {
  const { payload, searchParams, user } = req
  const [collection = '', id = ''] = ['collection', 'id'].map((name) => searchParams.get(name) ?? '')
  const asked = searchParams.get('locale')
  const locale = isLocale(asked) ? asked : defaultLocale
  if (!hasPreview(collection) || !isObjectId(id)) {
    return refuse(422, 'Name a document that has a page: ?collection=…&id=…&locale=en')
  }
  const document = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale,
    draft: true,
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!document) return refuse(404, 'This document does not exist, or your account may not read it.')
  const url = await previewAddress(payload, { collection, id, locale })
  if (url === null) return refuse(422, 'This draft has no address yet. Save it with a title or a slug first.')
  const headers = { 'Cache-Control': 'no-store' }
  if (searchParams.get('open') === 'true')
    return new Response(null, { status: 303, headers: { ...headers, Location: url } })
  return Response.json({ success: true, url }, { headers })
}

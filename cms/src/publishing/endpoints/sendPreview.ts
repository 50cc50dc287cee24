import { defaultLocale, isLocale } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { previewMessages } from '@diwan/shared/messages/preview'
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
  const { missing, noAddress } = previewMessages[req.i18n.language === 'ar' ? 'ar' : 'en']
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
  if (!document) return refuse(404, missing)
  const url = await previewAddress(payload, { collection, id, locale })
  if (url === null) return refuse(422, noAddress)
  const headers = { 'Cache-Control': 'no-store' }
  if (searchParams.get('open') === 'true')
    return new Response(null, { status: 303, headers: { ...headers, Location: url } })
  return Response.json({ success: true, url }, { headers })
}

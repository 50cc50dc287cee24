import type { StaffPage } from '@diwan/shared/contracts/staffPage'
import type { CollectionSlug, PayloadHandler, PayloadRequest } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { documentOn } from '../documentOn'
import { documentState } from '../documentState'
import { hasPreview } from '../preview/previewPath'

/** `GET /api/publishing/page?path=/ar/blog/x`: how staff edit and preview the page at a path, and where its words are. 422 without a path. */
export const sendStaffPage: PayloadHandler = async (req) => {
  const path = req.searchParams.get('path')
  if (!path?.startsWith('/')) return refuse(422, 'Name the page: ?path=/about-us')
  const page = await staffPage(req, path)
  return Response.json({ success: true, page }, { headers: { 'Cache-Control': 'no-store' } })
}

async function staffPage(req: PayloadRequest, path: string): Promise<StaffPage> {
  const place = documentOn(path)
  if (!place) return null
  const { collection, locale, where } = place
  const { docs } = await req.payload
    .find({
      collection: collection as CollectionSlug,
      where,
      locale,
      draft: true,
      limit: 1,
      pagination: false,
      depth: 0,
      select: { _status: true },
      user: req.user,
      overrideAccess: false,
    })
    // Whoever may not read the collection is refused; for the bar that means that there is nothing to offer.
    .catch(() => ({ docs: [] }))
  const document = docs[0] as { id: string; _status?: string | null } | undefined
  if (!document) return null
  const ref = { collection, id: document.id }
  const { change } = await documentState(req.payload, ref)
  const query = new URLSearchParams({ ...ref, locale, open: 'true' })
  return {
    edit: `/admin/collections/${collection}/${document.id}?locale=${locale}`,
    preview: hasPreview(collection) ? `/api/publishing/preview?${query}` : null,
    state: stateOf(document._status, change?.state),
  }
}

function stateOf(status: string | null | undefined, change: string | undefined): NonNullable<StaffPage>['state'] {
  if (change === 'failed') return 'failed'
  if (change === 'pending' || change === 'sent') return 'waiting'
  return status === 'draft' ? 'draft' : 'live'
}

import { isLocale } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { isTime } from '@diwan/shared/lib/isTime'
import { isEditor } from '@/access/isEditor'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import type { Endpoint, PayloadHandler, PayloadRequest, TypedUser } from 'payload'
import { bundleFaults } from './bundleFaults'
import { bundlePreviewAddress } from './bundlePreviewAddress'
import { bundleStatus } from './bundleStatus'
import { publishBundle } from './publishBundle'
import { rollBackBundle } from './rollBackBundle'
import { scheduleBundle, unscheduleBundle } from './scheduleBundle'

const idOf = ({ routeParams }: PayloadRequest) => String(routeParams?.id ?? '')

/** An endpoint about one bundle; `work` does it for who is signed in. */
const about =
  (work: (req: PayloadRequest, id: string, user: TypedUser) => Promise<object | Response>): PayloadHandler =>
  async (req) => {
    const id = idOf(req)
    const query = { collection: 'bundles', id, depth: 0, disableErrors: true, overrideAccess: true } as const
    const bundle = isObjectId(id) ? await req.payload.findByID(query) : null
    if (!bundle || !req.user) return refuse(404, bundleFaults(req).missing)
    const answer = await work(req, id, req.user)
    return answer instanceof Response
      ? answer
      : Response.json({ success: true, ...answer }, { headers: { 'Cache-Control': 'no-store' } })
  }

/** `POST /api/bundles/{id}/publish`: everything in it, in one release. */
const publish = about(async ({ i18n, payload }, id, user) => {
  const { publishedAt, state } = await publishBundle(payload, id, user, i18n)
  return { state, publishedAt }
})

/** `POST /api/bundles/{id}/rollback`: what was live before, in one release. */
const rollBack = about(async ({ i18n, payload }, id, user) => {
  const { state } = await rollBackBundle(payload, id, user, i18n)
  return { state }
})

/** `POST /api/bundles/{id}/schedule` `{ at }`, an ISO time; `{ at: null }` takes the plan back. */
const schedule = about(async (req, id, user) => {
  const { at } = ((await readJson(req)) ?? {}) as { at?: unknown }
  if (at === null) return unscheduleBundle(req, id)
  const time = typeof at === 'string' && isTime(at) ? Date.parse(at) : Number.NaN
  if (!(time > Date.now())) return refuse(422, bundleFaults(req).isPast)
  return scheduleBundle(req, id, user, new Date(time))
})

/** `GET /api/bundles/{id}/preview?locale=…`: leads to the whole site as it will be with the bundle. */
const preview = about(async (req, id) => {
  const locale = req.searchParams.get('locale')
  const Location = await bundlePreviewAddress(id, isLocale(locale) ? locale : 'en')
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
})

/** `GET /api/bundles/{id}/status`: its state, and how far its release is. */
const status = about((req, id) => bundleStatus(req, id))

/** What is done with a bundle, under `/api/bundles/{id}`. */
export const bundleEndpoints: Endpoint[] = [
  { path: '/:id/publish', method: 'post', handler: onlyFor(isEditor, publish) },
  { path: '/:id/rollback', method: 'post', handler: onlyFor(isEditor, rollBack) },
  { path: '/:id/schedule', method: 'post', handler: onlyFor(isEditor, schedule) },
  { path: '/:id/preview', method: 'get', handler: onlyFor(isStaff, preview) },
  { path: '/:id/status', method: 'get', handler: onlyFor(isStaff, status) },
]

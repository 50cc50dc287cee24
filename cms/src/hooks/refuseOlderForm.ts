import { MINUTE } from '@diwan/shared/lib/time'
import { BUILT_FROM_HEADER } from '@diwan/shared/spec/headers'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SelectIncludeType,
  type Where,
} from 'payload'
import { faultsIn } from '@/fields/faultsIn'

const PRECONDITION_FAILED = 412

/** How long somebody holds a document whose form they write in. Payload's own time. */
const HELD_FOR = 5 * MINUTE

interface Save {
  id?: string
  overrideAccess?: boolean
}

interface Timed {
  updatedAt?: string | null
  deletedAt?: string | null
}

/**
 * Refuses what a form of the admin saves when its document was saved elsewhere since the form was built: a form sends all of its fields,
 * and would lay old ones over what was saved. Callers who do not say what they have read are served as ever.
 */
export const refuseOlderForm: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, overrideAccess } = args as Save
  const builtFrom = builtFromOf(req)
  if (operation !== 'update' || overrideAccess || !id || !builtFrom) return args
  const { slug, trash, versions } = collection
  const select: SelectIncludeType = { updatedAt: true, ...(trash ? { deletedAt: true } : {}) }
  const one = { collection: slug, limit: 1, pagination: false, req } as const
  const newest = versions
    ? (
        await req.payload.db.findVersions<Timed>({
          ...one,
          where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
          select: { version: select },
        })
      ).docs[0]?.version
    : (await req.payload.db.find<Timed>({ ...one, where: { id: { equals: id } }, select })).docs[0]
  const held: Where[] = [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }]
  await refuse(newest, builtFrom, held, req)
  return args
}

/** The same for a global. */
export const refuseOlderFormOfGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const builtFrom = builtFromOf(req)
  if (operation !== 'update' || (args as Save).overrideAccess || !builtFrom) return args
  const { slug, versions } = global
  const newest = versions
    ? (
        await req.payload.db.findGlobalVersions<Timed>({
          global: slug,
          where: { latest: { equals: true } },
          select: { version: { updatedAt: true } },
          limit: 1,
          pagination: false,
          req,
        })
      ).docs[0]?.version
    : await req.payload.db.findGlobal<Timed & Record<string, unknown>>({ slug, select: { updatedAt: true }, req })
  await refuse(newest, builtFrom, [{ globalSlug: { equals: slug } }], req)
  return args
}

const builtFromOf = ({ headers, user }: PayloadRequest): string | undefined =>
  (user && headers.get(BUILT_FROM_HEADER)) || undefined

async function refuse(newest: Timed | undefined, builtFrom: string, held: Where[], req: PayloadRequest): Promise<void> {
  if (!newest?.updatedAt || Date.parse(newest.updatedAt) <= Date.parse(builtFrom)) return
  // These Payload refuses it for.
  if (newest.deletedAt || (await isHeldByColleague(held, req))) return
  throw new APIError(faultsIn(req).savedElsewhere, PRECONDITION_FAILED, null, true)
}

async function isHeldByColleague(held: Where[], req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.db.find<{ updatedAt: string; user?: { value?: unknown } }>({
    collection: 'payload-locked-documents',
    where: { and: held },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [lock] = docs
  return lock !== undefined && lock.user?.value !== req.user?.id && Date.now() - Date.parse(lock.updatedAt) <= HELD_FOR
}

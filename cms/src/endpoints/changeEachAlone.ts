import { unavailableMessages } from '@diwan/shared/messages/unavailable'
import { getTranslation } from '@payloadcms/translations'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  commitTransaction,
  type Endpoint,
  headersWithCors,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  parseParams,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { isNotNow } from '@/database/isNotNow'
import { putHeldBack } from '@/files/holdReplaced'
import { writeAlone } from '@/database/mongodb/writeAlone'
import { faultsIn } from '@/fields/faultsIn'
import { whereShown } from './whereShown'

type Change = 'delete' | 'update'

interface Outcome {
  docs: { id: string }[]
  errors: { id: string; isPublic: boolean; message: string }[]
}

const changeOf = ({ method, path }: Endpoint): Change | undefined =>
  path === '/' && method === 'patch' ? 'update' : path === '/' && method === 'delete' ? 'delete' : undefined

/**
 * Saves or deletes each of many documents in a transaction of its own. Payload does it in one for all of them: what is refused after its
 * first write stays half saved on SQLite, and on MongoDB it takes with it all the others, those that were told saved too.
 */
export function changeEachAlone(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) => {
      const change = changeOf(endpoint)
      return change ? { ...endpoint, handler: eachAlone(endpoint.handler, change, collection) } : endpoint
    })
  }
  return config
}

function eachAlone(handler: PayloadHandler, change: Change, collection: SanitizedCollectionConfig): PayloadHandler {
  return async (req) => {
    const query = req.query as { where?: Where }
    const { where: asked } = parseParams(query) as { where?: Where }
    const where = asked && (await whereShown(asked, req, collection))
    if (where) query.where = where
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const { publishSpecificLocale } = req.query as { publishSpecificLocale?: PayloadRequest['locale'] }
    // Payload heeds it for one document only: of many, the default language would get the texts and go live with them.
    if (publishSpecificLocale) req.locale = publishSpecificLocale
    // A body is read once, and Payload reads it for each call.
    const read = isolateObjectProperty(req, 'body')
    Object.assign(read, { body: null })
    const ids = where ? await listMeant(req, change, collection) : []
    // Payload knows what to say when nothing is asked for, found or allowed.
    if (!where || ids.length === 0) return handler(read)
    const outcome: Outcome = { docs: [], errors: [] }
    for (const id of ids) {
      query.where = { and: [{ id: { equals: id } }, where] }
      try {
        const { docs, errors } = await alone(handler, read, { collection: collection.slug, id })
        outcome.docs.push(...docs)
        outcome.errors.push(...errors.map((error) => inOurWords(error, req)))
      } catch (error) {
        // Nothing is saved yet: the call is refused as a whole.
        if (outcome.docs.length === 0 && outcome.errors.length === 0) throw error
        req.payload.logger.error({ err: error, msg: `${change} of one of many documents failed` })
        outcome.errors.push({ id, ...said(error, req) })
      }
    }
    const errors = ids.length > 1 ? await withNames(outcome.errors, req, collection) : outcome.errors
    return answerWith({ ...outcome, errors }, req, change, collection)
  }
}

/** What was refused, each beginning with the name of its document: Payload's screens show these sentences and nothing else of it. */
async function withNames(
  errors: Outcome['errors'],
  req: PayloadRequest,
  { admin, slug }: SanitizedCollectionConfig,
): Promise<Outcome['errors']> {
  const field = admin.useAsTitle
  if (errors.length === 0 || !field || field === 'id') return errors
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: errors.map(({ id }) => id) } },
    overrideAccess: false,
    disableErrors: true,
    draft: true,
    trash: true,
    pagination: false,
    depth: 0,
    select: { [field]: true },
    req,
  })
  const names = new Map<string, unknown>(docs.map((doc) => [String(doc.id), Reflect.get(doc, field)]))
  return errors.map((error) => {
    const name = names.get(String(error.id))
    return typeof name === 'string' && name ? { ...error, message: `${name}: ${error.message}` } : error
  })
}

/** Ids of the documents that a call means, as far as the caller may change them. */
async function listMeant(
  req: PayloadRequest,
  change: Change,
  { access, slug }: SanitizedCollectionConfig,
): Promise<string[]> {
  const { draft, limit, sort, trash, where } = parseParams(req.query) as {
    draft?: boolean
    limit?: number
    sort?: string[]
    trash?: boolean
    where: Where
  }
  const allowed = await access[change]({ req, ...(req.data ? { data: req.data } : {}) })
  if (!allowed) return []
  const isTrashed = change === 'update' && Boolean(req.data?.deletedAt)
  const { docs } = await req.payload.find({
    collection: slug,
    // What may be changed was asked above; Payload's call judges each of them, and the fields of the query, once more.
    overrideAccess: true,
    where: allowed === true ? where : { and: [where, allowed] },
    draft: change === 'update' && (draft === true || isTrashed),
    pagination: false,
    depth: 0,
    select: {},
    ...(req.locale ? { locale: req.locale } : {}),
    ...(req.user ? { user: req.user } : {}),
    ...(trash === undefined ? {} : { trash }),
    ...(change === 'update' && limit ? { limit } : {}),
    ...(change === 'update' && sort ? { sort } : {}),
  })
  return docs.map(({ id }) => String(id))
}

/** Payload says in English, with an id, that somebody else is editing a document. */
const inOurWords = (error: Outcome['errors'][number], req: PayloadRequest) =>
  error.message.includes('is currently locked ') ? { ...error, message: faultsIn(req).edited } : error

/** What Payload says of one document, whose changes are kept when it is not refused. */
async function alone(
  handler: PayloadHandler,
  req: PayloadRequest,
  document: { collection: string; id: string },
): Promise<Outcome> {
  try {
    await initTransaction(req)
    await writeAlone(req, document)
    const answer = await handler(req)
    const outcome = (await answer.json()) as Outcome
    await (answer.ok ? commitTransaction(req) : undo(req))
    return outcome
  } catch (error) {
    await undo(req)
    throw error
  }
}

async function undo(req: PayloadRequest): Promise<void> {
  await killTransaction(req)
  await putHeldBack(req)
}

/** What is said of a document that failed after others were saved. */
function said(error: unknown, { i18n }: PayloadRequest): Pick<Outcome['errors'][number], 'isPublic' | 'message'> {
  if (!isNotNow(error)) return { isPublic: false, message: 'Something went wrong.' }
  return { isPublic: true, message: unavailableMessages[i18n.language === 'ar' ? 'ar' : 'en'].database }
}

function answerWith(
  { docs, errors }: Outcome,
  req: PayloadRequest,
  change: Change,
  { labels }: SanitizedCollectionConfig,
): Response {
  const { i18n, t } = req
  const headers = headersWithCors({ headers: new Headers(), req })
  const total = docs.length + errors.length
  const label = getTranslation(labels[total === 1 ? 'singular' : 'plural'], i18n)
  const isDeletion = change === 'delete'
  const message =
    errors.length > 0
      ? t(isDeletion ? 'error:unableToDeleteCount' : 'error:unableToUpdateCount', {
          count: errors.length,
          label,
          total,
        })
      : t(isDeletion ? 'general:deletedCountSuccessfully' : 'general:updatedCountSuccessfully', {
          count: docs.length,
          label,
        })
  return Response.json({ docs, errors, message }, { headers, status: errors.length > 0 ? 400 : 200 })
}

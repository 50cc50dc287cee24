import type { Endpoint, FlattenedField, PayloadHandler, SanitizedConfig } from 'payload'
import { fieldAt } from '@/database/fieldAt'
import { faultInQuery, type HeldAt, MAX_DOCUMENTS, parsed } from './faultInQuery'
import { refuse } from './refuse'
import { refuseHiddenOrder } from './refuseHiddenOrder'

/** Calls that answer lists, and know no bound of their own. */
const LISTS = new Set(['/', '/versions'])

const changesMany = ({ method, path }: Endpoint) => path === '/' && (method === 'patch' || method === 'delete')

/** Refuses what a database would fail over, and answers “everything” in pages. */
function within(heldAt: HeldAt, endpoint: Endpoint): PayloadHandler {
  const { handler, method, path } = endpoint
  const isChange = changesMany(endpoint)
  return (req) => {
    const query: Record<string, unknown> = req.query
    // Payload would take each letter of a single text for a language, and copy no texts at all.
    if (typeof query.selectedLocales === 'string') query.selectedLocales = query.selectedLocales.split(',')
    // Guests are told to sign in before anything is asked, and what is open to them has no lists.
    const fault = req.user && faultInQuery(query, heldAt, { isChange })
    if (fault) return refuse(400, fault)
    // Endpoints of our own know conditions only as an object.
    if (typeof query.where === 'string') query.where = parsed(query.where)
    // An order by nothing, as a form sends it, would be one by a field without a name.
    if (query.sort === '') delete query.sort
    if (method === 'get' && LISTS.has(path)) {
      const isUnbounded = query.limit === undefined && String(query.pagination) === 'false'
      const limit = Number(query.limit || Number.NaN)
      if (isUnbounded || limit === 0 || limit > MAX_DOCUMENTS)
        Object.assign(query, { limit: String(MAX_DOCUMENTS), pagination: 'true' })
      // Without pages there is no second one; left in, it would be skipped to on SQLite only.
      else if (String(query.pagination) === 'false') delete query.page
    }
    return handler(req)
  }
}

/** Bounds the queries of every collection and global: operators, nesting, sizes, order. GraphQL, which would need the same, is off. */
export function limitQueries(config: SanitizedConfig): SanitizedConfig {
  const locales = config.localization ? config.localization.localeCodes : []
  const fieldsOf = (slug: string) => config.collections.find((each) => each.slug === slug)?.flattenedFields
  const heldIn =
    (fields: FlattenedField[]): HeldAt =>
    (path) =>
      fieldAt(path, { fields, fieldsOf, locales })
  for (const { flattenedFields, hooks } of config.collections)
    hooks.beforeOperation.push(refuseHiddenOrder(heldIn(flattenedFields)))
  for (const entity of [...config.collections, ...config.globals]) {
    if (!entity.endpoints) continue
    const heldAt = heldIn(entity.flattenedFields)
    entity.endpoints = entity.endpoints.map((endpoint) => ({ ...endpoint, handler: within(heldAt, endpoint) }))
  }
  return config
}

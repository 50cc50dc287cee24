import type { Endpoint, FlattenedField, PayloadHandler, SanitizedConfig } from 'payload'
import { faultInQuery, type Kinds, MAX_DOCUMENTS } from './faultInQuery'
import { refuse } from './refuse'

const TIMES = ['createdAt', 'updatedAt', 'deletedAt']

/** Names of all fields of an entity that are of a kind, at whatever depth. */
function namesOf(fields: readonly FlattenedField[], isKind: (field: FlattenedField) => boolean): string[] {
  return fields.flatMap((field) => [
    ...(isKind(field) ? [field.name] : []),
    ...('flattenedFields' in field ? namesOf(field.flattenedFields, isKind) : []),
  ])
}

function kindsOf(fields: readonly FlattenedField[]): Kinds {
  const times = new Set([...TIMES, ...namesOf(fields, ({ type }) => type === 'date')])
  const ofSeveral = new Set(namesOf(fields, (field) => 'relationTo' in field && Array.isArray(field.relationTo)))
  const last = (path: string) => path.split('.').at(-1) ?? ''
  return { isTime: (path) => times.has(last(path)), isOfSeveral: (path) => ofSeveral.has(last(path)) }
}

/** Calls that answer lists, and know no bound of their own. */
const LISTS = new Set(['/', '/versions'])

/** Refuses what a database would fail over, and answers “everything” in pages. */
function within(kinds: Kinds, { handler, method, path }: Endpoint): PayloadHandler {
  return (req) => {
    const query: Record<string, unknown> = req.query
    // Guests are told to sign in before anything is asked, and what is open to them has no lists.
    const fault = req.user && faultInQuery(query, kinds)
    if (fault) return refuse(400, fault)
    if (method === 'get' && LISTS.has(path)) {
      const isUnbounded = query.limit === undefined && String(query.pagination) === 'false'
      const limit = Number(query.limit || Number.NaN)
      if (isUnbounded || limit === 0 || limit > MAX_DOCUMENTS)
        Object.assign(query, { limit: String(MAX_DOCUMENTS), pagination: 'true' })
    }
    return handler(req)
  }
}

/** Bounds the queries of every collection and global: operators, nesting, sizes. GraphQL, which would need the same, is off. */
export function limitQueries(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    if (!entity.endpoints) continue
    const kinds = kindsOf(entity.flattenedFields)
    entity.endpoints = entity.endpoints.map((endpoint) => ({ ...endpoint, handler: within(kinds, endpoint) }))
  }
  return config
}

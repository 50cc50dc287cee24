import type { Endpoint, FlattenedField, PayloadHandler, SanitizedConfig } from 'payload'
import { faultInQuery, MAX_DOCUMENTS } from './faultInQuery'
import { refuse } from './refuse'

/** Names of all fields of an entity that hold a time, at whatever depth. */
function timesIn(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'date') return [field.name]
    return 'flattenedFields' in field ? timesIn(field.flattenedFields) : []
  })
}

const OWN_TIMES = ['createdAt', 'updatedAt', 'deletedAt']
/** Calls that answer lists, and know no bound of their own. */
const LISTS = new Set(['/', '/versions'])

/** Refuses what a database would fail over, and answers “everything” in pages. */
function within(times: ReadonlySet<string>, { handler, method, path }: Endpoint): PayloadHandler {
  const isDate = (name: string) => times.has(name.split('.').at(-1) ?? '')
  return (req) => {
    const query: Record<string, unknown> = req.query
    const fault = faultInQuery(query, isDate)
    if (fault) return req.user ? refuse(400, fault) : refuse(401, 'Sign in first.')
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
    const times = new Set([...OWN_TIMES, ...timesIn(entity.flattenedFields)])
    entity.endpoints = entity.endpoints.map((endpoint) => ({ ...endpoint, handler: within(times, endpoint) }))
  }
  return config
}

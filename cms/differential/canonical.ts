const ID = /\b[0-9a-f]{24}\b/g
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g
const REFERENCE = /\bDW-[2-9A-Z]{4}-[2-9A-Z]{4}\b/g
const TIME = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const TOKEN = /\b[\w-]{16,}\.[\w-]{16,}(?:\.[\w-]{16,})?\b/g

// Made by chance, or counted from the moment of the call.
const OWN_NAMES = new Set(['token', 'exp', 'iat'])
const COUNTED = new Set(['minutesToAnswer'])

export interface Before {
  /** Ids that both databases held. */
  ids: ReadonlySet<string>
  /** References that both held. */
  references: ReadonlySet<string>
  /** When the calls began. */
  at: string
}

type Line = Record<string, unknown> & { kind: string; data: { id?: unknown } }

/** Everything that both databases held before the calls; each of them numbers versions and globals itself. */
export function beforeOf(records: string, at: string): Before {
  const lines = records
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as Line)
  const shared = lines
    .map(({ data, kind }) => JSON.stringify(kind === 'document' ? data : { ...data, id: null }))
    .join()
  return { ids: new Set(shared.match(ID)), references: new Set(shared.match(REFERENCE)), at }
}

/**
 * An answer with one writing for what must differ (ids, references and tokens that were made by chance, times of the calls) and for what
 * means the same: `null` and a missing field, a language that nobody wrote and its draft,
 * a version of which nothing says that it is the latest.
 */
export function canonical(value: unknown, before: Before): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('PK\u0003\u0004')) return '<archive>'
    return value
      .replace(TOKEN, '<token>')
      .replace(UUID, '<uuid>')
      .replace(ID, (id) => (before.ids.has(id) ? id : '<id>'))
      .replace(REFERENCE, (reference) => (before.references.has(reference) ? reference : '<reference>'))
      .replace(TIME, (time) => (time >= before.at ? '<now>' : time))
  }
  if (Array.isArray(value)) return value.map((each) => canonical(each, before))
  if (typeof value !== 'object' || value === null) return value
  const isGlobal = 'globalType' in value
  const entries = Object.entries(value).flatMap(([name, part]) => {
    // Whoever stores a global writes its times.
    if (OWN_NAMES.has(name) || (isGlobal && name === 'createdAt')) return [[name, `<${name}>`]]
    if (COUNTED.has(name) || (name === 'latest' && part === false)) return []
    const is = name === '_status' && isObject(part) ? withoutDrafts(part) : canonical(part, before)
    return isNothing(is) ? [] : [[name, is]]
  })
  return Object.fromEntries(entries) as unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNothing = (value: unknown) =>
  value === null || value === undefined || (isObject(value) && Object.keys(value).length === 0)
const withoutDrafts = (status: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(status).filter(([, each]) => each !== 'draft'))

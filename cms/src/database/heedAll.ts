import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { BaseDatabaseAdapter, CollectionSlug, FlattenedField, Where } from 'payload'
import { fieldAt, type Held } from './fieldAt'
import { holdsEnd, MAX_SEARCH_WORDS, searchWordsIn } from './searchWords'

const ASKING = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateMany',
  'updateOne',
  'updateVersion',
] as const

interface Asked {
  collection?: string
  global?: string
  where?: Where
}

type HeldAt = (path: string) => Held | undefined
type Comparison = Record<string, unknown>

/**
 * Lets no condition be passed over. One on an id, a time, a number or a yes and no with a value that is none is met by nothing, and its
 * opposite by everything, in both databases. MongoDB's adapter leaves out some such conditions, so that everything is found, and fails
 * over others. Requests are refused before they come here; views of the admin and our own code are not.
 */
export function heedAll<T extends Pick<BaseDatabaseAdapter, (typeof ASKING)[number] | 'payload'>>(db: T): T {
  for (const name of ASKING) {
    const ask = (db[name] as unknown as (asked: Asked) => unknown).bind(db)
    db[name] = ((asked: Asked) =>
      ask(asked.where ? { ...asked, where: heeded(asked.where, heldIn(db, asked)) } : asked)) as never
  }
  return db
}

function heldIn({ payload }: Pick<BaseDatabaseAdapter, 'payload'>, { collection, global }: Asked): HeldAt {
  const { globals, localization } = payload.config
  const fieldsOf = (slug: string): FlattenedField[] | undefined =>
    payload.collections[slug as CollectionSlug]?.config.flattenedFields
  const fields = collection ? fieldsOf(collection) : globals.find(({ slug }) => slug === global)?.flattenedFields
  const schema = { fields: fields ?? [], fieldsOf, locales: localization ? localization.localeCodes : [] }
  return (path) => fieldAt(path, schema)
}

function heeded(where: Where, heldAt: HeldAt): Where {
  const plain: Where = {}
  // Two comparisons of one field may become the same one, so each gets a place of its own.
  const further: Where[] = []
  for (const [path, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) plain[path] = condition.map((each) => (isObject(each) ? heeded(each, heldAt) : each))
    else {
      const held = isObject(condition) ? heldAt(path) : undefined
      if (!held || !isObject(condition)) plain[path] = condition
      else {
        const comparisons = Object.entries(condition).map(([operator, value]) =>
          STATUS.test(path) ? statusMeant(operator, value) : meant(operator, value, held),
        )
        if (comparisons.length === 1) plain[path] = comparisons[0] as Where[string]
        else further.push(...comparisons.map((comparison) => ({ [path]: comparison }) as Where))
      }
    }
  }
  return further.length === 0 ? plain : { and: [...(Object.keys(plain).length > 0 ? [plain] : []), ...further] }
}

const isObject = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const NEGATIVE = new Set(['not_equals', 'not_in', 'not_like'])
const OF_WORDS = new Map([
  ['contains', 'equals'],
  ['like', 'equals'],
  ['not_like', 'not_equals'],
])
// What nothing has: an id of before all times.
const NOBODY = '0'.repeat(24)

/** What a comparison means, in words that both adapters understand. */
function meant(operator: string, value: unknown, { kind }: Held): Comparison {
  if (kind === 'text' && OF_WORDS.has(operator) && (typeof value === 'number' || typeof value === 'boolean'))
    return { [operator]: String(value) }
  if (kind === 'text' && OF_WORDS.has(operator) && holdsEnd(String(value)))
    return NEGATIVE.has(operator) ? { not_in: [] } : { in: [] }
  if (kind === 'text' && operator === 'like' && typeof value === 'string') return { like: bounded(value) }
  const isJudged = kind === 'id' || kind === 'referenceId' || kind === 'time' || kind === 'number' || kind === 'flag'
  if (!isJudged || operator === 'exists' || isObject(value) || typeof value === 'symbol') return { [operator]: value }
  const read = READ[kind]
  if (operator === 'in' || operator === 'not_in') {
    const values = (Array.isArray(value) ? value : String(value).split(',')).map(read)
    return { [operator]: values.filter((each) => each !== undefined && each !== null) }
  }
  // Several at once are one of the lists of a field that has many.
  if (Array.isArray(value)) return { [operator]: value }
  const one = read(value)
  const compared = OF_WORDS.get(operator) ?? operator
  if (one !== undefined) return { [compared]: one }
  if (kind === 'id' || kind === 'referenceId') return { [NEGATIVE.has(operator) ? 'not_equals' : 'equals']: NOBODY }
  return NEGATIVE.has(operator) ? { not_in: [] } : { in: [] }
}

/** A text that is looked for word by word, of so many words: whatever has them all has these. */
function bounded(text: string): string {
  if (text.split(' ').length <= MAX_SEARCH_WORDS) return text
  return searchWordsIn(text).slice(0, MAX_SEARCH_WORDS).join(' ')
}

const STATUS = /^(?:version\.)?_status$/
const statuses = ['published', 'draft']

/** In a language that nobody wrote, a document is a draft on MongoDB and nothing at all on SQLite: here, whatever is not published is a draft. */
function statusMeant(operator: string, value: unknown): Comparison {
  const isNegative = NEGATIVE.has(operator)
  if (operator === 'exists') return String(value) === 'false' ? { in: [] } : { not_in: [] }
  if (!['equals', 'not_equals', 'in', 'not_in'].includes(operator)) return { [operator]: value }
  const named = Array.isArray(value) ? value.map(String) : String(value).split(',')
  const [isPublished, isDraft] = statuses.map((status) => named.includes(status) !== isNegative)
  if (isPublished === isDraft) return isPublished ? { not_in: [] } : { in: [] }
  return isPublished ? { equals: 'published' } : { not_equals: 'published' }
}

const isNone = (value: unknown) => value === null || value === '' || value === 'null'

/** A value as both adapters understand it; `null` for none, nothing for what is no value of this kind. */
const READ = {
  id: readId,
  referenceId: readId,
  time: (value: unknown) => {
    if (isNone(value) || value instanceof Date) return value instanceof Date ? value : null
    return Number.isFinite(Date.parse(String(value))) ? value : undefined
  },
  number: (value: unknown) => {
    if (isNone(value)) return null
    return Number.isFinite(Number(value)) ? Number(value) : undefined
  },
  flag: (value: unknown) => {
    if (isNone(value)) return null
    const said = String(value)
    return said === 'true' || said === 'false' ? said === 'true' : undefined
  },
}

function readId(value: unknown): string | null | undefined {
  if (isNone(value)) return null
  // Ids of MongoDB's own kind come as objects that know how to be written.
  const id = String(value).toLowerCase()
  return isObjectId(id) ? id : undefined
}

import { Chance } from '@diwan/shared/testing/Chance'
import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { stringify } from 'qs-esm'
import { QueryMaker } from './aQuery'
import { type Call, type Caller, callers } from './Call'
import { endpointCalls } from './endpointCalls'
import type { Stored } from './Stored'

type Fields = Record<string, unknown>

const KINDS = {
  list: 34,
  find: 8,
  count: 5,
  versions: 6,
  create: 9,
  update: 12,
  'update many': 2,
  delete: 3,
  global: 6,
  wrong: 7,
  endpoint: 18,
} as const
type Kind = keyof typeof KINDS

// Their calls are about the sender's own session or need a file in the body.
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'salt', 'hash', 'sessions', 'apiKeyIndex'])

/** The calls of a seed. They depend on nothing else, so that two processes plan the same. */
export function planCalls(config: SanitizedConfig, stored: Stored, seed: number, count: number): Call[] {
  return new Planner(config, stored, new Chance(seed)).plan(count)
}

class Planner {
  readonly #config: SanitizedConfig
  readonly #collections: SanitizedCollectionConfig[]
  readonly #chance: Chance
  readonly #stored: Stored
  readonly #queries: QueryMaker
  readonly #endpoints: ReturnType<typeof endpointCalls>
  readonly #made = new Map<string, string[]>()
  #names = 0

  constructor(config: SanitizedConfig, stored: Stored, chance: Chance) {
    this.#config = config
    // A folder's and a lock's rows are the admin's own business.
    this.#collections = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    this.#chance = chance
    this.#stored = stored
    this.#queries = new QueryMaker(chance, stored)
    this.#endpoints = endpointCalls(stored, chance)
  }

  plan(count: number): Call[] {
    const kinds = Object.entries(KINDS).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind))
    return Array.from({ length: count }, (_, at) => {
      // Every collection in turn, so that none is left out by chance.
      const collection = this.#collections[at % this.#collections.length] as SanitizedCollectionConfig
      return this.#call(this.#chance.pick(kinds), collection, at)
    })
  }

  #call(kind: Kind, collection: SanitizedCollectionConfig, at: number): Call {
    const { slug } = collection
    const queries = this.#queries
    const as: Caller = this.#chance.happens(0.7) ? 'admin' : this.#chance.pick(callers)
    const call = (method: Call['method'], path: string, query: Fields = {}, more: Partial<Call> = {}): Call => {
      const search = stringify(query)
      return { kind: `${kind} ${slug}`, method, path: `/api/${path}${search && `?${search}`}`, as, ...more }
    }
    switch (kind) {
      case 'list':
        return call('GET', slug, queries.list(collection))
      case 'find':
        return call('GET', `${slug}/${this.#id(slug)}`, queries.look(collection))
      case 'count':
        return call('GET', `${slug}/count`, { where: queries.where(collection) })
      case 'versions':
        return call('GET', `${slug}/versions`, { limit: 5, sort: '-updatedAt', depth: 0 })
      case 'create':
        return call('POST', slug, this.#writing(), { body: this.#body(collection, at), ...this.#keep(slug, 'doc.id') })
      case 'update':
        return call('PATCH', `${slug}/${this.#id(slug)}`, this.#writing(), { body: this.#part(collection, at) })
      case 'update many':
        return call(
          'PATCH',
          slug,
          { where: { id: { in: [this.#id(slug), this.#id(slug)] } }, ...this.#writing() },
          { body: this.#part(collection, at) },
        )
      case 'delete':
        return call('DELETE', `${slug}/${this.#madeId(slug)}`)
      case 'global':
        return this.#global(as)
      case 'wrong':
        return this.#wrong(call, collection)
      case 'endpoint': {
        const made = this.#chance.pick(this.#endpoints)()
        return { as, kind: `endpoint ${made.path.split('?')[0]?.replace(/[0-9a-f]{24}|no-id/, ':id')}`, ...made }
      }
    }
  }

  #global(as: Caller): Call {
    const chance = this.#chance
    const global = chance.pick(this.#config.globals)
    const locale = chance.pick(['en', 'ar'])
    const path = `/api/globals/${global.slug}?locale=${locale}&depth=${chance.pick([0, 1])}`
    const kind = `global ${global.slug}`
    if (chance.happens(0.5)) return { method: 'GET', path, as, kind }
    const texts = global.flattenedFields.filter(({ type }) => ['text', 'textarea', 'email'].includes(type))
    const field = chance.pick(texts.length > 0 ? texts : global.flattenedFields.slice(0, 1))
    return { method: 'POST', path, as, kind, body: { [field.name]: chance.pick(['Rasikh', '', 'a@b.example']) } }
  }

  #wrong(
    call: (method: Call['method'], path: string, query?: Fields, more?: Partial<Call>) => Call,
    { flattenedFields, slug }: SanitizedCollectionConfig,
  ): Call {
    const chance = this.#chance
    const { name } = chance.pick(flattenedFields)
    return chance.pick([
      () => call('GET', slug, { where: { nothing: { equals: 'x' } } }),
      () => call('GET', slug, { where: { [name]: { resembles: 'x' } } }),
      () => call('GET', slug, { where: { [name]: { equals: { a: 1 } } } }),
      () => call('GET', slug, { where: { id: { equals: 'no-id' } } }),
      () => call('GET', slug, { sort: 'nothing' }),
      () => call('GET', slug, { limit: '-1' }),
      () => call('GET', slug, { limit: 'x', page: '0' }),
      () => call('GET', slug, { locale: 'fr' }),
      () => call('GET', slug, { select: { nothing: 'true' }, limit: 2 }),
      () => call('GET', `${slug}/no-id`),
      () => call('GET', `${slug}/versions/no-id`),
      () => call('POST', slug, {}, { body: 'no object' }),
      () => call('POST', slug, {}, { body: {} }),
      () => call('PATCH', `${slug}/no-id`, {}, { body: { [name]: 'x' } }),
      () => call('PATCH', `${slug}/${this.#id(slug)}`, {}, { body: { [name]: { a: [1, { b: null }] } } }),
      () => call('PATCH', `${slug}/${this.#id(slug)}`, {}, { body: { [name]: [1, 'x', null] } }),
      () => call('DELETE', `${slug}/no-id`),
      () => call('DELETE', slug),
    ])()
  }

  #writing = (): Fields => ({
    locale: this.#chance.pick(['en', 'ar']),
    depth: this.#chance.pick([0, 1]),
    ...(this.#chance.happens(0.25) ? { draft: 'true' } : {}),
  })

  /** A stored one or, now and then, one that an earlier call made or that never was. */
  #id(slug: string): string {
    const made = this.#made.get(slug) ?? []
    if (made.length > 0 && this.#chance.happens(0.4)) return `~${this.#chance.pick(made)}~`
    return this.#chance.happens(0.05) ? 'f'.repeat(24) : this.#stored.id(slug, this.#chance)
  }

  /** One that nothing refers to: after the end of others each database has its own habits (docs/operations.md). */
  #madeId(slug: string): string {
    const made = this.#made.get(slug) ?? []
    return made.length > 0 ? `~${this.#chance.pick(made)}~` : 'f'.repeat(24)
  }

  #keep(slug: string, from: string): Partial<Call> {
    const name = `made-${++this.#names}`
    this.#made.set(slug, [...(this.#made.get(slug) ?? []), name])
    return { keeps: { name, from } }
  }

  /** A stored document once more, with what must be its own changed; sometimes something is missing. */
  #body({ flattenedFields, slug }: SanitizedCollectionConfig, at: number): Fields {
    const document = this.#stored.document(slug, this.#chance.pick(['en', 'ar']), this.#chance) ?? {}
    const entries = Object.entries(document).filter(([name]) => !OWN.has(name) && !this.#chance.happens(0.03))
    const body = withoutRowIds(Object.fromEntries(entries)) as Fields
    const unique = flattenedFields.filter((field) => 'unique' in field && field.unique).map(({ name }) => name)
    for (const name of new Set(['slug', 'filename', 'reference', ...unique]))
      if (typeof body[name] === 'string') body[name] = `${body[name]}-${at}`
    if (typeof body.email === 'string') body.email = `call-${at}@example.com`
    if (slug === 'users') body.password = 'correct horse battery staple'
    return body
  }

  /** One to three fields of another document, now and then with nothing or a word in its place. */
  #part(collection: SanitizedCollectionConfig, at: number): Fields {
    const chance = this.#chance
    const entries = Object.entries(this.#body(collection, at))
    if (entries.length === 0) return { title: 'A title' }
    const some = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(entries))
    return Object.fromEntries(
      some.map(([name, value]) => [
        name,
        isWord(name, value) && chance.happens(0.15) ? chance.pick([null, '', 'x']) : value,
      ]),
    )
  }
}

/** Rows of one document cannot be rows of another one. */
function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : [[name, withoutRowIds(part)]])),
  )
}

const isWord = (name: string, value: unknown) => name !== '_status' && typeof value === 'string'

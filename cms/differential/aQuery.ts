import type { Chance } from '@diwan/shared/testing/Chance'
import type { FlattenedField } from 'payload'
import { type FieldPath, fieldPaths } from './fieldPaths'
import type { Stored } from './Stored'

interface Entity {
  slug: string
  flattenedFields: readonly FlattenedField[]
  defaultSort?: string | string[]
}

type Fields = Record<string, unknown>

const WORDS = ['equals', 'not_equals', 'contains', 'like', 'not_like', 'in', 'not_in', 'exists']
const CHOICE = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ORDER = ['equals', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal', 'exists']

const operatorsOf = ({ type }: FlattenedField): readonly string[] => {
  if (['text', 'textarea', 'email', 'code'].includes(type)) return WORDS
  if (['number', 'date'].includes(type)) return ORDER
  return type === 'checkbox' ? ['equals', 'not_equals', 'exists'] : CHOICE
}

const IN_ROWS = ['equals', 'contains', 'like', 'in', 'greater_than', 'less_than']

const MADE_UP: Partial<Record<FlattenedField['type'], readonly unknown[]>> = {
  number: [0, 1, 3, -1, 2.5],
  date: ['2026-01-01T00:00:00.000Z', '2025-06-15T09:00:00.000Z'],
  checkbox: [true, false],
  relationship: ['0'.repeat(24)],
  upload: ['0'.repeat(24)],
}
const TEXTS = ['a', 'tax', 'ال', 'Z', '100%', 'a_b', '', '.*', "O'Neil", 'é']

/** Queries of lists: conditions, order, pages, languages, drafts, chosen fields, depth. */
export class QueryMaker {
  readonly #chance: Chance
  readonly #stored: Stored

  constructor(chance: Chance, stored: Stored) {
    this.#chance = chance
    this.#stored = stored
  }

  /** Most of it left out at a time. */
  list(entity: Entity): Fields {
    const chance = this.#chance
    const query: Fields = this.look(entity)
    if (chance.happens(0.75)) query.where = this.where(entity)
    query.sort = this.#sort(entity)
    if (chance.happens(0.7)) query.limit = chance.pick([1, 2, 3, 5, 10, 25, 100])
    if (chance.happens(0.25)) query.page = chance.pick([1, 2, 3, 50])
    // In all languages at once neither a condition nor an order has one: Payload's adapters look for it in different places.
    if (query.locale === 'all') query.locale = 'ar'
    if (chance.happens(0.08)) query.pagination = 'false'
    if (chance.happens(0.08)) query.trash = 'true'
    return query
  }

  /** How documents are shown, whichever they are. */
  look(entity: Entity): Fields {
    const chance = this.#chance
    const query: Fields = { depth: chance.pick([0, 0, 1, 2]) }
    if (chance.happens(0.7)) query.locale = chance.pick(['en', 'ar', 'all'])
    if (chance.happens(0.1)) query['fallback-locale'] = 'none'
    if (chance.happens(0.25)) query.draft = 'true'
    if (chance.happens(0.2))
      query.select = Object.fromEntries([0, 1].map(() => [this.#path(entity).path.split('.')[0], 'true']))
    return query
  }

  where(entity: Entity, nesting = 1): Fields {
    const chance = this.#chance
    if (nesting < 3 && chance.happens(0.3))
      return { [chance.pick(['and', 'or'])]: [this.where(entity, nesting + 1), this.where(entity, nesting + 1)] }
    const { field, isSingle, path } = this.#path(entity)
    // What is not in one of several rows may be in another: each database has its own view of that.
    const operators = operatorsOf(field).filter((each) => isSingle || IN_ROWS.includes(each))
    const operator = chance.pick(operators)
    return { [path]: { [operator]: this.#operand(entity, { field, path }, operator) } }
  }

  #operand({ slug }: Entity, { field, path }: Omit<FieldPath, 'isSingle'>, operator: string): unknown {
    const chance = this.#chance
    if (operator === 'exists') return chance.pick(['true', 'false'])
    const one = (): unknown => {
      const stored = this.#stored.value(slug, path, chance.pick(['en', 'ar']), chance)
      const made = () => {
        if ('options' in field && field.options)
          return chance.pick(field.options.map((option) => (typeof option === 'string' ? option : option.value)))
        return chance.pick(MADE_UP[field.type] ?? TEXTS)
      }
      const value = stored === undefined || chance.happens(0.3) ? made() : stored
      const isWord = ['contains', 'like', 'not_like'].includes(operator) && typeof value === 'string'
      // A part of it, in another case.
      return isWord && value.length > 6 && chance.happens(0.6) ? value.slice(1, 6).toLowerCase() : value
    }
    return operator === 'in' || operator === 'not_in' ? [one(), one()] : one()
  }

  /** Always with the id at the end: what is equal has no order of its own. */
  #sort({ defaultSort, flattenedFields }: Entity): string {
    // An order by one of several values has no meaning.
    const paths = fieldPaths(flattenedFields).filter(({ isSingle }) => isSingle)
    if (this.#chance.happens(0.4)) return [defaultSort ?? '-createdAt'].flat().join()
    const direction = this.#chance.pick(['', '-'])
    const { field, path } = this.#chance.pick(paths)
    // What one call writes has one time or two, as it happens; ids are in the order of the writing.
    return field.type === 'date' ? `${direction}${path},${direction}id` : `${direction}${path}`
  }

  #path({ flattenedFields }: Entity): FieldPath {
    return this.#chance.pick(fieldPaths(flattenedFields))
  }
}

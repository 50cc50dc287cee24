import { isLocale, locales } from '@diwan/shared/content'
import type { Held } from '@/database/fieldAt'
import { MAX_SEARCH_WORDS, searchWordsIn } from '@/database/searchWords'
import { faultInComparison } from './faultInComparison'

/** Most documents of one answer: all of a large collection at once would take hundreds of megabytes. */
export const MAX_DOCUMENTS = 500
const MAX_NESTING = 6
const MAX_CONDITIONS = 100
const MAX_CHOICES = 1_000

const WHOLE_NUMBER = /^\d{1,9}$/
const FLAGS = ['draft', 'autosave', 'trash', 'pagination', 'overrideLock', 'publishAllLocales', 'unpublishAllLocales']
const OF_ONE = new Set(['equals', 'not_equals', 'contains', 'like', 'not_like', 'exists'])
const OF_ORDER = new Set(['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'])
const OF_MANY = new Set(['in', 'not_in'])
/** Of which each word is a condition. */
const OF_WORDS = new Set(['like', 'not_like'])

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What the field at a path holds; nothing, where there is no such field: Payload says so itself. */
export type HeldAt = (path: string) => Held | undefined

/**
 * What a query asks that no list can answer, as a sentence; nothing, when it can be tried. One that changes many documents says which: a
 * program whose value is undefined would change all of them.
 */
export function faultInQuery(query: Fields, heldAt: HeldAt, { isChange = false } = {}): string | undefined {
  for (const name of ['limit', 'page', 'depth']) {
    const value = query[name]
    // Left out, or left empty by a form.
    if (value === undefined || value === '') continue
    if (!WHOLE_NUMBER.test(String(value))) return `"${name}" must be a whole number, 0 or more.`
  }
  // Payload takes every other word for no: what was meant as a draft would go live.
  for (const name of FLAGS)
    if (!['true', 'false', '', 'undefined'].includes(String(query[name]))) return `"${name}" must be true or false.`
  const { selectedLocales } = query
  if (selectedLocales !== undefined && ![selectedLocales].flat().every(isLocale))
    return `"selectedLocales" must name languages of the site: ${locales.join(', ')}.`
  if (query.data !== undefined && !isObject(parsed(query.data))) return '"data" must be an object as JSON.'
  const { sort } = query
  if (sort !== undefined && ![sort].flat().every((each) => typeof each === 'string'))
    return '"sort" must name fields, like -createdAt.'
  // Any other word would choose a field, and a text in place of fields none of them.
  for (const name of ['select', 'populate'])
    if (query[name] !== undefined && query[name] !== '' && !isChoice(query[name]))
      return `"${name}" must say true or false of fields, like ${name === 'select' ? 'select[title]' : 'populate[categories][title]'}=true.`
  if (query.where === undefined || query.where === '') return undefined
  const where = parsed(query.where)
  if (!isObject(where) || Array.isArray(where))
    return '"where" must name fields and conditions, like where[title][equals]=x.'
  const conditions = new Conditions(heldAt)
  const fault = conditions.faultIn(where)
  if (fault || !isChange || conditions.count > 0) return fault
  return '"where" must say which documents are meant, like where[id][equals]=x.'
}

const isChoice = (value: unknown): boolean =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => each === 'true' || each === 'false' || isChoice(each))

/** Counts conditions while it looks at them. */
class Conditions {
  readonly #heldAt: HeldAt
  count = 0

  constructor(heldAt: HeldAt) {
    this.#heldAt = heldAt
  }

  faultIn(where: Fields, nesting = 1): string | undefined {
    if (nesting > MAX_NESTING) return `"where" must not be nested more than ${MAX_NESTING} times.`
    for (const [path, condition] of Object.entries(where)) {
      const isGroup = /^(?:and|or)$/i.test(path)
      const fault = isGroup ? this.#faultInGroup(path, condition, nesting) : this.#faultInField(path, condition)
      if (fault) return fault
    }
    return undefined
  }

  #faultInGroup(name: string, group: unknown, nesting: number): string | undefined {
    if (!Array.isArray(group)) return `"${name}" must be a list of conditions.`
    for (const each of group) {
      const fault = isObject(each) ? this.faultIn(each, nesting + 1) : `"${name}" must be a list of conditions.`
      if (fault) return fault
    }
    return undefined
  }

  #faultInField(path: string, condition: unknown): string | undefined {
    if (!isObject(condition) || Array.isArray(condition) || Object.keys(condition).length === 0)
      return `"${path.slice(0, 80)}" has no operator, like "equals".`
    for (const [operator, value] of Object.entries(condition)) {
      if (++this.count > MAX_CONDITIONS) return `"where" must not have more than ${MAX_CONDITIONS} conditions.`
      const fault = this.#faultInValue(path, operator, value)
      if (fault) return fault
    }
    return undefined
  }

  #faultInValue(path: string, operator: string, value: unknown): string | undefined {
    const isOfMany = OF_MANY.has(operator)
    if (!isOfMany && !OF_ONE.has(operator) && !OF_ORDER.has(operator))
      return `"${operator.slice(0, 40)}" is no operator of a list.`
    const values = isOfMany ? choicesIn(value) : [value]
    if (values.length > MAX_CHOICES) return `"${operator}" must not name more than ${MAX_CHOICES} values.`
    if (OF_WORDS.has(operator) && searchWordsIn(String(value)).length > MAX_SEARCH_WORDS)
      return `"${operator}" must not look for more than ${MAX_SEARCH_WORDS} different words.`
    const held = this.#heldAt(path)
    const isPlain = (each: unknown) => !isObject(each) || (held?.kind === 'reference' && isReference(each))
    if (!values.every(isPlain)) return `"${operator}" must have a plain value.`
    return held && faultInComparison(shown(path), operator, values, held)
  }
}

const shown = (path: string) => path.slice(0, 80)

const isReference = ({ relationTo, value, ...rest }: Fields) =>
  typeof relationTo === 'string' && typeof value === 'string' && Object.keys(rest).length === 0

const choicesIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? [value] : String(value).split(',')

export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

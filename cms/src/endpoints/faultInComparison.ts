import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Held } from '@/database/fieldAt'
import { holdsEnd } from '@/database/searchWords'

const OF_WORDS = new Set(['contains', 'like', 'not_like'])
const OF_MANY = new Set(['in', 'not_in'])
const OF_EQUALITY = new Set(['equals', 'not_equals'])

const isId = (value: unknown) => typeof value === 'string' && isObjectId(value)
const isWords = (value: unknown) => typeof value === 'string' && !holdsEnd(value)
const isFlag = (value: unknown) => value === true || value === false || value === 'true' || value === 'false'
const isTime = (value: unknown) => typeof value === 'string' && Number.isFinite(Date.parse(value))
const isNumber = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))

// "null", or nothing, is how a query says that there is none. A list of nothing has no choices.
const isNone = (value: unknown, operator: string) =>
  OF_EQUALITY.has(operator) ? value === '' || value === null || value === 'null' : OF_MANY.has(operator) && value === ''

const WANTED = {
  id: { is: isId, words: 'an id, 24 digits of 0-9 and a-f' },
  time: { is: isTime, words: 'a time, like 2026-01-31T09:00:00Z' },
  number: { is: isNumber, words: 'a number' },
  flag: { is: isFlag, words: 'true or false' },
}

/**
 * What is wrong with comparing a field with values, as a sentence. The databases would fail over it, pass over the condition, or
 * disagree.
 */
export function faultInComparison(path: string, operator: string, values: unknown[], held: Held): string | undefined {
  if (held.kind === 'fields') return `"${path}" holds fields, and only one of them can be compared.`
  if (operator === 'exists' && !('to' in held))
    return values.every(isFlag) ? undefined : `"exists" must be true or false for "${path}".`
  switch (held.kind) {
    case 'text':
      if (!OF_WORDS.has(operator) || values.every(isWords)) return undefined
      return `"${path}" must be compared by "${operator}" with a text, without the character U+0000.`
    case 'richText':
      return `"${path}" is a formatted text, and can only be asked for by "exists".`
    case 'reference':
      if (operator === 'equals' && values.every((value) => namesOneOf(held.to, value))) return undefined
      return `"${path}" must be compared by "equals" with a relationTo (${held.to.join(', ')}) and a value (an id).`
    case 'referenceId':
      if (operator === 'equals' && values.every(isId)) return undefined
      return `"${path}" must be compared by "equals" with ${WANTED.id.words}.`
    case 'referenceTo':
      if (operator === 'equals' && values.every((value) => held.to.includes(String(value)))) return undefined
      return `"${path}" must be compared by "equals" with one of ${held.to.join(', ')}.`
    default:
      if (OF_WORDS.has(operator) && held.kind !== 'id') return `"${operator}" is for texts, and "${path}" holds none.`
      if (values.every((value) => WANTED[held.kind].is(value) || isNone(value, operator))) return undefined
      return `"${path}" must be compared with ${WANTED[held.kind].words}.`
  }
}

const namesOneOf = (to: readonly string[], value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'relationTo' in value &&
  'value' in value &&
  to.includes(String(value.relationTo)) &&
  isId(value.value)

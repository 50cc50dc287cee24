import type { Chance } from '@diwan/shared/testing/Chance'
import type { MoveRecord } from '../src/move/MoveRecord.ts'

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOfLanguages = (value: Fields) => {
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => name === 'en' || name === 'ar')
}

/** The same in one language, as a call sends it. */
function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language))
  if (!isObject(value)) return value
  if (isOfLanguages(value)) return inLanguage(value[language], language)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inLanguage(part, language)]))
}

const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path))
  const [name, ...rest] = path
  if (name === undefined) return value === null || value === undefined ? [] : [value]
  return isObject(value) ? valuesAt(value[name], rest) : []
}

/** What both databases hold at the beginning, to choose from. */
export class Stored {
  readonly #documents = new Map<string, Fields[]>()
  readonly globals = new Map<string, Fields>()

  constructor(records: readonly MoveRecord[]) {
    for (const record of records) {
      if (record.kind === 'global') this.globals.set(record.global, record.data)
      if (record.kind !== 'document') continue
      const list = this.#documents.get(record.collection)
      if (list) list.push(record.data)
      else this.#documents.set(record.collection, [record.data])
    }
  }

  /** A document as a call would send it, without its id; nothing when there is none. */
  document(collection: string, language: string, chance: Chance): Fields | undefined {
    const list = this.#documents.get(collection) ?? []
    return list.length === 0 ? undefined : (inLanguage(chance.pick(list), language) as Fields)
  }

  id(collection: string, chance: Chance): string {
    const list = this.#documents.get(collection) ?? []
    return list.length === 0 ? '0'.repeat(24) : String(chance.pick(list).id)
  }

  /** A value that some document has in a field. */
  value(collection: string, path: string, language: string, chance: Chance): unknown {
    const document = this.document(collection, language, chance)
    const values = valuesAt(document, path.split('.'))
    return values.length === 0 ? undefined : chance.pick(values)
  }
}

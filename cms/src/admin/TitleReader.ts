import { setImmediate } from 'node:timers/promises'
import { isLocale, locales } from '@diwan/shared/content'
import { APIError, type CollectionSlug, type Payload, type TypedUser } from 'payload'

interface Asked {
  ids: Set<string>
  titles: Promise<ReadonlyMap<string, string>>
}

interface Reader {
  /** Of the panel: a title is told in it where it has one, else in the other one. */
  language: string
  user: Promise<TypedUser | null>
}

/** Titles of documents as one person may read them. What many cells of a list ask for is looked up at once, with one question a collection. */
export class TitleReader {
  readonly #payload: Payload
  readonly #reader: Reader
  readonly #waiting = new Map<CollectionSlug, Asked>()

  constructor(payload: Payload, reader: Reader) {
    this.#payload = payload
    this.#reader = reader
  }

  /** The title of a document's newest draft, in the trash too; its id without one, `null` for what is gone or may not be read. */
  async titleOf(collection: CollectionSlug, id: string): Promise<string | null> {
    const asked = this.#waiting.get(collection) ?? this.#ask(collection)
    asked.ids.add(id)
    return (await asked.titles).get(id) ?? null
  }

  #ask(collection: CollectionSlug): Asked {
    const ids = new Set<string>()
    const asked = { ids, titles: this.#read(collection, ids) }
    this.#waiting.set(collection, asked)
    return asked
  }

  async #read(collection: CollectionSlug, ids: Set<string>): Promise<ReadonlyMap<string, string>> {
    const user = await this.#reader.user
    // The other cells of the list ask meanwhile.
    await setImmediate()
    this.#waiting.delete(collection)
    const name = this.#payload.collections[collection].config.admin.useAsTitle ?? 'id'
    const { language } = this.#reader
    const locale = isLocale(language) ? language : locales[0]
    const query = {
      collection,
      where: { id: { in: [...ids] } },
      select: { [name]: true },
      locale,
      fallbackLocale: locales.filter((other) => other !== locale),
      depth: 0,
      draft: true,
      trash: true,
      pagination: false,
      user,
      overrideAccess: false,
    } as const
    const { docs } = await this.#payload.find(query as never).catch(nothingIfRefused)
    const found = docs as unknown as (Record<string, unknown> & { id: string })[]
    return new Map(found.map((doc) => [doc.id, String(doc[name] || doc.id)]))
  }
}

function nothingIfRefused(error: unknown): { docs: [] } {
  if (error instanceof APIError && error.status === 403) return { docs: [] }
  throw error
}

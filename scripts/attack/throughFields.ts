import { line, text } from '@diwan/shared/contracts/formFields'
import { each, type Target } from './Target.ts'

/** A text that an editor can write, by where it stands in a document. */
type Path = (string | number)[]
interface Doc {
  id: string
  [name: string]: unknown
}

// Names, addresses and secrets that the system itself writes; accounts, so that nobody is locked out.
const CLOSED = new Set(['users', 'audit-log', 'outbox', 'releases', 'redirects'])
const NOT_TEXT = new Set([
  'id',
  'slug',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'blockType',
  'url',
  'thumbnailURL',
])
const NO_WORDS = /^(?:[0-9a-f]{24}|\d{4}-\d\d-\d\dT[\d:.]+Z|https?:\/\/\S*|\/\S*|\+?[\d ]+|#[0-9a-f]{6})?$/
const NODE_PARTS = new Set(['type', 'format', 'mode', 'style', 'direction', 'tag', 'listType', 'version'])

/** Every text in a document: those of its fields, groups, rows and rich text. */
function textsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return NO_WORDS.test(value) ? [] : [at]
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  const isNode = 'version' in value && 'type' in value
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_TEXT.has(name) || (isNode && NODE_PARTS.has(name)) ? [] : textsIn(inner, [...at, name]),
  )
}

const readAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown> | undefined)?.[name], value)

function writeAt(value: object, path: Path, text: string) {
  const parent = readAt(value, path.slice(0, -1)) as Record<string | number, unknown>
  parent[path.at(-1) as string] = text
}

// What every text field stores as it is: whole Unicode without NUL, without the white space that fields trim; not what shows nothing.
const asStored = (text: string) =>
  /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text) ? '' : text.toWellFormed().replaceAll('\0', '').trim()

// What visitors send is kept as forms keep it, whoever writes it later.
const FROM_FORMS = new Set(['applicants', 'applications', 'contacts'])

interface Answer {
  doc?: Doc
  errors?: { data?: { errors?: { path?: string }[] } }[]
}

/** A field that refuses this often in a row takes choices or addresses, not words. */
const MAX_REFUSALS = 5

/** One document of a collection, whose texts are replaced. */
class Attacked {
  readonly #target: Target
  readonly #collection: string
  readonly #original: Doc
  #paths: Path[]
  readonly #refusals = new Map<Path, number>()
  written = 0

  constructor(target: Target, collection: string, original: Doc) {
    this.#target = target
    this.#collection = collection
    this.#original = original
    this.#paths = textsIn(original)
  }

  get screens(): string[] {
    return [`/admin/collections/${this.#collection}`, `/admin/collections/${this.#collection}/${this.#original.id}`]
  }

  get fields(): number {
    return this.#paths.length
  }

  /** As many strings at once as the document has texts; each must come back as it was sent, or be refused. */
  async takeAll(strings: readonly string[]): Promise<void> {
    for (let at = 0; at < strings.length && this.#paths.length > 0;) {
      const group = strings.slice(at, at + this.#paths.length).map(asStored)
      at += this.#paths.length
      await this.#take(new Map(this.#paths.map((path, index) => [path, group[index] ?? ''])))
    }
  }

  async putBack(): Promise<void> {
    const names = new Set(textsIn(this.#original).map(([name]) => String(name)))
    await this.#save(this.#original, names)
  }

  async #take(texts: Map<Path, string>): Promise<void> {
    const changed = structuredClone(this.#original)
    for (const [path, text] of texts) if (text) writeAt(changed, path, text)
    const answer = await this.#save(changed, new Set([...texts.keys()].map(([name]) => String(name))))
    const said = JSON.parse(answer.text.startsWith('{') ? answer.text : '{}') as Answer
    if (said.doc) return this.#compare(texts, said.doc)
    const wrong = (said.errors?.[0]?.data?.errors ?? []).flatMap(({ path }) => path ?? [])
    const isWrong = (path: Path) => wrong.some((each) => `${path.join('.')}.`.startsWith(`${each}.`))
    const refused = [...texts.keys()].filter(isWrong)
    if (refused.length === 0) {
      // Nobody says which of them: each half by itself, down to the one that is not taken.
      const all = [...texts]
      if (all.length < 2) return this.#refuse(all.map(([path]) => path))
      const half = Math.ceil(all.length / 2)
      await this.#take(new Map(all.slice(0, half)))
      return this.#take(new Map(all.slice(half)))
    }
    this.#refuse(refused)
    const rest = new Map([...texts].filter(([path]) => !isWrong(path)))
    if (rest.size > 0) await this.#take(rest)
  }

  #save(doc: Doc, names: ReadonlySet<string>) {
    const data = Object.fromEntries([...names].map((name) => [name, doc[name]]))
    const path = `/api/${this.#collection}/${doc.id}?depth=0&locale=en`
    return this.#target.post('a field', path, data, { asAdmin: true, method: 'PATCH' })
  }

  #compare(texts: Map<Path, string>, saved: Doc) {
    for (const [path, sent] of texts) {
      const found = readAt(saved, path)
      // A field that nobody may write keeps what it had.
      if (!sent || found === readAt(this.#original, path)) continue
      if (found === sent) {
        this.written++
        this.#refusals.delete(path)
      } else if (typeof found === 'string' && found.trim() !== sent && !this.#isAsAForm(found, sent))
        this.#target.fault(`${this.#collection}.${path.join('.')}: ${short(sent)} became ${short(found)}`)
    }
  }

  #isAsAForm(found: string, sent: string) {
    return FROM_FORMS.has(this.#collection) && [line(), text()].some((kind) => kind.safeParse(sent).data === found)
  }

  #refuse(paths: Path[]) {
    for (const path of paths) {
      const times = (this.#refusals.get(path) ?? 0) + 1
      this.#refusals.set(path, times)
      if (times >= MAX_REFUSALS) this.#paths = this.#paths.filter((each) => each !== path)
    }
  }
}

const short = (text: string) => JSON.stringify(text.slice(0, 80))

export interface Through {
  collections: number
  fields: number
  written: number
  /** Screens of the admin that show what was written. */
  screens: string[]
  /** Writes back what stood there. */
  putBack: () => Promise<void>
}

/**
 * Every string through the texts of one document of every collection that an administrator may change. The worst of them stay
 * there, for a browser to look at, until they are put back.
 */
export async function throughFields(
  target: Target,
  strings: readonly string[],
  worst: readonly string[],
): Promise<Through> {
  const { text } = await target.send('rights', '/api/access', { asAdmin: true })
  const rights = JSON.parse(text) as { collections: Record<string, { update?: unknown }> }
  const open = Object.keys(rights.collections).filter(
    (slug) => rights.collections[slug]?.update && !CLOSED.has(slug) && !slug.startsWith('payload-'),
  )
  const attacked: Attacked[] = []
  await each(
    open,
    async (collection) => {
      const found = await target.send('a document', `/api/${collection}?limit=1&depth=0&locale=en&sort=createdAt`, {
        asAdmin: true,
      })
      const [doc] = (JSON.parse(found.text) as { docs?: Doc[] }).docs ?? []
      if (!doc) return
      const one = new Attacked(target, collection, doc)
      attacked.push(one)
      await one.takeAll(strings)
      if (one.fields > 0) await one.takeAll(worst.slice(0, one.fields))
    },
    2,
  )
  const sum = (of: (one: Attacked) => number) => attacked.reduce((total, one) => total + of(one), 0)
  return {
    collections: attacked.length,
    fields: sum(({ fields }) => fields),
    written: sum(({ written }) => written),
    screens: attacked.flatMap(({ screens }) => screens),
    putBack: () => each(attacked, (one) => one.putBack(), 2),
  }
}

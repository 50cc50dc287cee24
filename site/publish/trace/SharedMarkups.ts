import type { Markup } from '../../store/PageTrace.ts'
import type { Statements } from '../mirror/Statements.ts'

/** Markup that pages share, as the graph keeps it. */
export interface KnownMarkup extends Markup {
  name: string
}

/** `keys`: as JSON. */
type MarkupRow = Record<'name' | 'html' | 'keys', string> & { id: number }

const COLUMNS = `m.id, m.name, m.html, (SELECT json_group_array(asked.key) FROM markupQueries mine JOIN queries asked ON asked.id = mine.query
  WHERE mine.markup = m.id) AS keys`

const UNSHOWN = 'SELECT id FROM markups m WHERE id = ? AND NOT EXISTS (SELECT 1 FROM pageMarkups WHERE markup = m.id)'

/** Which markup pages share, and which queries it asks. */
export class SharedMarkups {
  readonly #statements: Statements
  /** Told of each query that lost markup which asked it. */
  readonly #onLoosened: (query: number) => void
  /** Markup that lost a page since the last sweep. */
  readonly #loosened = new Set<number>()

  constructor(statements: Statements, onLoosened: (query: number) => void) {
    this.#statements = statements
    this.#onLoosened = onLoosened
  }

  /** Whether the next sweep has something to look at. */
  get isLoosened(): boolean {
    return this.#loosened.size > 0
  }

  /** Markup that asks any of these queries. */
  asking(keys: string[]): KnownMarkup[] {
    const sql = `SELECT ${COLUMNS} FROM json_each(?) CROSS JOIN queries q ON q.key = json_each.value
      CROSS JOIN markupQueries mq ON mq.query = q.id CROSS JOIN markups m ON m.id = mq.markup GROUP BY m.id`
    return this.#statements.all<MarkupRow>(sql, JSON.stringify(keys)).map(markupOf)
  }

  /** Whether no more than so many pages show any of these. */
  areOnFew(names: Iterable<string>, most: number): boolean {
    const sql = `SELECT pm.page FROM json_each(?) name CROSS JOIN markups m ON m.name = name.value
      CROSS JOIN pageMarkups pm ON pm.markup = m.id LIMIT ?`
    return this.#statements.all(sql, JSON.stringify([...names]), most + 1).length <= most
  }

  /** Whether pages show markup just like this. */
  has(name: string, html: string): boolean {
    return this.#statements.first('SELECT 1 FROM markups WHERE name = ? AND html = ?', name, html) !== undefined
  }

  /** Writes markup down; what it asks must be written already. */
  put({ name, html, keys }: KnownMarkup): void {
    const known = this.#statements.first<MarkupRow>(`SELECT ${COLUMNS} FROM markups m WHERE m.name = ?`, name)
    // Nearly all that a page shares is as it was.
    if (known?.html === html && isSame(markupOf(known).keys, keys)) return
    const [row] = this.#statements.all<{ id: number }>(
      'INSERT INTO markups (name, html) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET html = excluded.html RETURNING id',
      name,
      html,
    )
    const { id } = row as { id: number }
    this.#dropQueries(id)
    for (const key of keys) {
      this.#statements.run('INSERT OR IGNORE INTO markupQueries SELECT ?, id FROM queries WHERE key = ?', id, key)
    }
  }

  /** Writes down what a page shows; it must be written already. */
  show(page: number, names: string[]): void {
    for (const name of names) {
      this.#statements.run('INSERT OR IGNORE INTO pageMarkups SELECT ?, id FROM markups WHERE name = ?', page, name)
    }
  }

  /** Forgets what a page shows, and remembers to look whether another still does. */
  hide(page: number): void {
    const sql = 'DELETE FROM pageMarkups WHERE page = ? RETURNING markup'
    for (const { markup } of this.#statements.all<{ markup: number }>(sql, page)) this.#loosened.add(markup)
  }

  /** Forgets markup that no page shows any more. */
  sweep(): void {
    for (const loosened of this.#loosened) {
      if (this.#statements.first<{ id: number }>(UNSHOWN, loosened) === undefined) continue
      this.#dropQueries(loosened)
      this.#statements.run('DELETE FROM markups WHERE id = ?', loosened)
    }
    this.#loosened.clear()
  }

  /** Forgets what the next sweep would have looked at. */
  forget(): void {
    this.#loosened.clear()
  }

  #dropQueries(markup: number): void {
    const sql = 'DELETE FROM markupQueries WHERE markup = ? RETURNING query'
    for (const { query } of this.#statements.all<{ query: number }>(sql, markup)) this.#onLoosened(query)
  }
}

const markupOf = ({ name, html, keys }: MarkupRow): KnownMarkup => ({ name, html, keys: JSON.parse(keys) as string[] })

const isSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

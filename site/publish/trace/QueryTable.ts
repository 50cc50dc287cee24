import type { KeptAnswer } from '../../store/ContentStore.ts'
import type { Touch } from '../../store/dependency.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'
import type { Statements, Value } from '../mirror/Statements.ts'
import { type DependencyRow, instantOf, rangeScopesAround, scopeOf, type StoredQuery } from './storedQuery.ts'

/** A query as the graph keeps it. */
export interface KnownQuery {
  id: number
  key: string
  name: string
  args: unknown
  digest: string
}

type QueryRow = Omit<KnownQuery, 'args'> & { args: string | null }
interface ReadRow {
  rowid: number
  kind: string
  scope: string
  low: Uint8Array | 1 | 0 | null
  high: Uint8Array | null
}

// As SQLite has it.
const NO_LIMIT = -1

// UTF-16 in big endian: SQLite then orders places as JavaScript does.
const bytesOf = (place: string): Uint8Array => Buffer.from(place, 'utf16le').swap16()
const placeOf = <T>(stored: Uint8Array | T): string | T =>
  stored instanceof Uint8Array ? Buffer.from(stored).swap16().toString('utf16le') : stored
const keyOf = ({ key }: QueryRecord) => key
const nameOfRow = (row: DependencyRow) => row.join('\n')
const bytesOrNull = (value: DependencyRow[2]) => (typeof value === 'string' ? bytesOf(value) : value)

/** What queries answered, and what they read for it. */
export class QueryTable {
  readonly #statements: Statements
  readonly #loosen: (query: number) => void
  #held = new WeakSet<QueryRecord>()

  /** `loosen` hears of queries that lost one that asked them. */
  constructor(statements: Statements, loosen: (query: number) => void) {
    this.#statements = statements
    this.#loosen = loosen
  }

  /** Queries that read what a change touched, before asking whether it matters to them. */
  touchedBy(touches: Touch[]): KnownQuery[] {
    const found = new Map<string, KnownQuery>()
    for (const touch of touches) {
      const queries =
        touch.kind === 'place'
          ? this.#queriesOnPlace(touch)
          : this.#queriesOn('kind = ? AND scope = ?', touch.kind, `${touch.collection}/${touch.id}/${touch.locale}`)
      for (const query of queries) found.set(query.key, query)
    }
    return [...found.values()]
  }

  /** Queries that asked about an instant and would hear something else at `now`. */
  turnedBy(now: number): KnownQuery[] {
    return [
      ...this.#queriesOn("kind = 'instant' AND low = 0 AND scope <= ?", instantOf(now)),
      ...this.#queriesOn("kind = 'instant' AND low = 1 AND scope > ?", instantOf(now)),
    ]
  }

  /** The next instant at which an answer may change by itself. */
  nextInstant(now: number): number | null {
    const sql = "SELECT min(scope) AS next FROM dependencies WHERE kind = 'instant' AND low = 0 AND scope > ?"
    const next = this.#statements.all<{ next: string | null }>(sql, instantOf(now))[0]?.next ?? null
    return next === null ? null : Number(next)
  }

  /** Queries that asked one of these. */
  parentsOf(keys: string[]): KnownQuery[] {
    return this.#queriesOn("kind = 'query' AND scope IN (SELECT value FROM json_each(?))", JSON.stringify(keys))
  }

  /** These queries, those that asked one of them, those that asked one of those, and so on; no more than `most`. */
  withParents(keys: string[], most = NO_LIMIT): string[] {
    const sql = `WITH RECURSIVE above (key) AS (SELECT value FROM json_each(?) UNION SELECT q.key FROM above
      CROSS JOIN dependencies d ON d.kind = 'query' AND d.scope = above.key CROSS JOIN queries q ON q.id = d.query LIMIT ?)
      SELECT key FROM above`
    return this.#statements.all<{ key: string }>(sql, JSON.stringify(keys), most).map(({ key }) => key)
  }

  /** Those of these whose very answer the graph does not have. What it was found to have is not looked up again while the record lives. */
  lacking(records: Iterable<QueryRecord>): QueryRecord[] {
    // A recalled one was read from here.
    const unsure = Array.from(records).filter((record) => !record.isRecalled && !this.#held.has(record))
    if (unsure.length === 0) return []
    const sql = 'SELECT key, digest FROM queries WHERE key IN (SELECT value FROM json_each(?))'
    const known = this.#statements.all<Pick<KnownQuery, 'key' | 'digest'>>(sql, JSON.stringify(unsure.map(keyOf)))
    const digests = new Map(known.map(({ key, digest }) => [key, digest]))
    return unsure.filter((record) => {
      if (digests.get(record.key) !== record.digest) return true
      this.#held.add(record)
      return false
    })
  }

  /** Answers of queries as this code found them when the graph was written last, of those that were worth keeping. */
  answersKept(keys: string[], code: string): KeptAnswer[] {
    const sql = `SELECT key, digest, answer FROM queries WHERE key IN (SELECT value FROM json_each(?)) AND answer IS NOT NULL
      AND EXISTS (SELECT 1 FROM meta WHERE name = 'graph' AND value = ?)`
    return this.#statements.all<KeptAnswer>(sql, JSON.stringify(keys), code)
  }

  /** Writes down what a query answered and read. */
  put({ key, name, args, digest, reads, rows, answer }: StoredQuery): void {
    const known = this.#statements.first<{ id: number; digest: string; reads: string }>(
      'SELECT id, digest, reads FROM queries WHERE key = ?',
      key,
    )
    if (known !== undefined && (known.digest !== digest || known.reads !== reads)) {
      this.#statements.run(
        'UPDATE queries SET digest = ?, reads = ?, answer = ? WHERE id = ?',
        digest,
        reads,
        answer,
        known.id,
      )
    }
    if (known?.reads === reads) return
    const add = 'INSERT INTO queries (key, name, args, digest, reads, answer) VALUES (?, ?, ?, ?, ?, ?)'
    const id =
      known?.id ?? Number(this.#statements.prepare(add).run(key, name, args, digest, reads, answer).lastInsertRowid)
    const wanted = new Map((JSON.parse(rows) as DependencyRow[]).map((row) => [nameOfRow(row), row]))
    if (known !== undefined) this.#dropReadsBut(wanted, id)
    for (const [kind, scope, low, high] of wanted.values()) {
      this.#statements.run(
        'INSERT INTO dependencies VALUES (?, ?, ?, ?, ?)',
        id,
        kind,
        scope,
        bytesOrNull(low),
        bytesOrNull(high),
      )
    }
  }

  /** Remembers that the graph has this very answer. */
  hold(record: QueryRecord): void {
    this.#held.add(record)
  }

  /** Takes out a query that nobody asks any more; what it asked may be the next. */
  remove(query: number): void {
    for (const { id } of this.#askedBy(query)) this.#loosen(id)
    this.#statements.run('DELETE FROM dependencies WHERE query = ?', query)
    this.#statements.run('DELETE FROM queries WHERE id = ?', query)
  }

  /** Looks up again what the table has: something of it went. */
  forgetHeld(): void {
    this.#held = new WeakSet()
  }

  /** Forgets what a query does not read any more, and takes from `wanted` what it read before: of a long list one row in a hundred differs. */
  #dropReadsBut(wanted: Map<string, DependencyRow>, query: number): void {
    const sql = 'SELECT rowid, kind, scope, low, high FROM dependencies WHERE query = ?'
    for (const { rowid, kind, scope, low, high } of this.#statements.all<ReadRow>(sql, query)) {
      if (wanted.delete(nameOfRow([kind, scope, placeOf(low), placeOf(high)]))) continue
      this.#statements.run('DELETE FROM dependencies WHERE rowid = ?', rowid)
      if (kind !== 'query') continue
      const asked = this.#statements.first<{ id: number }>('SELECT id FROM queries WHERE key = ?', scope)
      if (asked !== undefined) this.#loosen(asked.id)
    }
  }

  #askedBy(query: number): { id: number }[] {
    // The plus keeps SQLite from `queriesOnScope`, of which it would walk every row of the kind.
    const sql =
      "SELECT q.id FROM dependencies d JOIN queries q ON q.key = d.scope WHERE d.query = ? AND +d.kind = 'query'"
    return this.#statements.all<{ id: number }>(sql, query)
  }

  #queriesOnPlace(touch: Extract<Touch, { kind: 'place' }>): KnownQuery[] {
    const scope = scopeOf(touch)
    const place = bytesOf(touch.place)
    const ranges = "kind = 'range' AND scope IN (SELECT value FROM json_each(?)) AND low <= ? AND high >= ?"
    return [
      ...this.#queriesOn(ranges, JSON.stringify(rangeScopesAround(scope, touch.place)), place, place),
      ...this.#queriesOn("kind = 'place' AND scope = ?", `${scope}\n${touch.id}`),
      ...this.#queriesOn("kind = 'count' AND scope = ?", scope),
    ]
  }

  #queriesOn(where: string, ...values: Value[]): KnownQuery[] {
    const sql = `SELECT id, key, name, args, digest FROM queries WHERE id IN (SELECT query FROM dependencies WHERE ${where})`
    return this.#statements.all<QueryRow>(sql, ...values).map(knownOf)
  }
}

function knownOf(row: QueryRow): KnownQuery {
  return { ...row, args: row.args === null ? undefined : (JSON.parse(row.args) as unknown) }
}

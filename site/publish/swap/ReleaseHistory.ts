import type { DatabaseSync } from 'node:sqlite'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { BoundedCache } from '../../store/BoundedCache.ts'
import { Statements, type Value } from '../mirror/Statements.ts'

/** A release as the history keeps it. */
export interface ReleaseRow {
  number: number
  id: string
  /** `prepared`: decided, and not yet seen by visitors. */
  state: 'prepared' | 'live' | 'superseded'
  code: string
  timestamp: number
  startedAt: string
  liveAt: string | null
  durationMs: number | null
  pages: number
  /** The release whose content a rollback shows again. */
  rollbackOf: number | null
}

/** A release with all that it answers, which may be every document of the site. */
export interface DecidedRelease extends ReleaseRow {
  changes: DocumentRef[]
  outbox: string[]
}

/** A path's content from a release on; `null` when it is gone. */
export interface FileChange {
  path: string
  blob: string | null
}

export const KEPT_RELEASES = 10

const FILES_AT_ONCE = 200

const COLUMNS = 'number, id, state, code, timestamp, startedAt, liveAt, durationMs, pages, rollbackOf'

/** Which content every path had in each of the kept releases. */
export class ReleaseHistory {
  readonly #statements: Statements
  /** What paths hold in the newest release, as far as it was asked: every page refers to much the same. */
  readonly #newest = new BoundedCache<string | null>(2_000_000)
  #newestNumber = 0

  constructor(database: DatabaseSync) {
    this.#statements = new Statements(database)
  }

  nextNumber(): number {
    return (this.#statements.all<{ last: number | null }>('SELECT max(number) AS last FROM releases')[0]?.last ?? 0) + 1
  }

  /** Writes a release down as decided. Call it in the transaction that settles its changes. */
  prepare(release: Omit<DecidedRelease, 'state' | 'liveAt' | 'durationMs'>, files: Iterable<FileChange>): void {
    const { number, id, code, timestamp, startedAt, pages, changes, outbox, rollbackOf } = release
    this.#statements.run(
      `INSERT INTO releases (number, id, state, code, timestamp, startedAt, pages, changes, outbox, rollbackOf)
       VALUES (?, ?, 'prepared', ?, ?, ?, ?, ?, ?, ?)`,
      ...[number, id, code, timestamp, startedAt, pages, JSON.stringify(changes), JSON.stringify(outbox), rollbackOf],
    )
    for (const { path, blob } of files) {
      this.#statements.run('INSERT OR REPLACE INTO files VALUES (?, ?, ?)', path, number, blob)
      this.#newest.delete(path)
    }
    this.#newestNumber = number
  }

  markLive(number: number, liveAt: string, durationMs: number): void {
    this.#statements.run("UPDATE releases SET state = 'superseded' WHERE state = 'live'")
    this.#statements.run(
      "UPDATE releases SET state = 'live', liveAt = ?, durationMs = ? WHERE number = ?",
      liveAt,
      durationMs,
      number,
    )
  }

  /**
   * Forgets a release that was decided and cannot be shown. What it settled must be released again. Its paths stay under its number, which
   * the next release gets, with what they held before: a tree may have some of what it was to hold.
   */
  abandonPrepared(): void {
    this.#statements.run(
      `UPDATE files SET blob =
         (SELECT blob FROM files before WHERE path = files.path AND release < files.release ORDER BY release DESC LIMIT 1)
       WHERE release IN (SELECT number FROM releases WHERE state = 'prepared')`,
    )
    this.#statements.run("DELETE FROM releases WHERE state = 'prepared'")
  }

  prepared(): DecidedRelease | null {
    const [release] = this.#rows("WHERE state = 'prepared'")
    if (release === undefined) return null
    const sql = 'SELECT changes, outbox FROM releases WHERE number = ?'
    const [row] = this.#statements.all<Record<'changes' | 'outbox', string>>(sql, release.number)
    const listOf = (name: 'changes' | 'outbox'): unknown => JSON.parse(row?.[name] ?? '[]')
    return { ...release, changes: listOf('changes') as DocumentRef[], outbox: listOf('outbox') as string[] }
  }

  live(): ReleaseRow | null {
    return this.#rows("WHERE state = 'live'")[0] ?? null
  }

  /** Releases, newest first. */
  list(): ReleaseRow[] {
    return this.#rows('ORDER BY number DESC')
  }

  find(id: string): ReleaseRow | null {
    return this.#rows('WHERE id = ? AND rollbackOf IS NULL', id)[0] ?? null
  }

  /** The newest release that was rendered, and not brought back. */
  headNumber(): number {
    const sql = 'SELECT max(number) AS head FROM releases WHERE rollbackOf IS NULL'
    return this.#statements.all<{ head: number | null }>(sql)[0]?.head ?? 0
  }

  /** The release that a pin holds; `null` without a pin. */
  pinnedNumber(): number | null {
    const [pin] = this.#statements.all<{ value: string }>("SELECT value FROM meta WHERE name = 'pinned'")
    return pin === undefined ? null : (this.find(pin.value)?.number ?? null)
  }

  /** How every path that changed since a release looked in it. */
  contentOf(number: number): FileChange[] {
    const sql = 'SELECT DISTINCT path FROM files WHERE release > ?'
    return this.#statements
      .all<{ path: string }>(sql, number)
      .map(({ path }) => ({ path, blob: this.blobAt(path, number) }))
  }

  newestNumber(): number {
    const number = this.nextNumber() - 1
    // Another one than was written down last: that was taken back.
    if (number !== this.#newestNumber) this.#newest.clear()
    this.#newestNumber = number
    return number
  }

  blobAt(path: string, number: number): string | null {
    const known = number === this.#newestNumber ? this.#newest.get(path) : undefined
    if (known !== undefined) return known
    const sql = 'SELECT blob FROM files WHERE path = ? AND release <= ? ORDER BY release DESC LIMIT 1'
    const blob = this.#statements.first<{ blob: string | null }>(sql, path, number)?.blob ?? null
    if (number === this.#newestNumber) this.#newest.set(path, blob, path.length + 64)
    return blob
  }

  /** Every path that a release changed after `from`, with its content at `to`. Read a few at a time, and good until another release is written. */
  *changesBetween(from: number, to: number): Generator<FileChange> {
    const sql = `SELECT path, release, blob FROM files f WHERE (release, path) > (?, ?) AND release <= ?
      AND NOT EXISTS (SELECT 1 FROM files WHERE path = f.path AND release > f.release AND release <= ?)
      ORDER BY release, path LIMIT ?`
    for (let last = { release: from + 1, path: '' }; ;) {
      const some = this.#statements.all<FileChange & { release: number }>(
        sql,
        ...[last.release, last.path, to, to, FILES_AT_ONCE],
      )
      for (const { path, blob } of some) yield { path, blob }
      if (some.length < FILES_AT_ONCE) return
      last = some.at(-1) as typeof last
    }
  }

  /** Every file of a release. */
  filesAt(number: number): { path: string; blob: string }[] {
    return [...this.eachFileAt(number)]
  }

  /** The same, read a few at a time: of a large site they fill the memory. Good until another release is written. */
  *eachFileAt(number: number): Generator<{ path: string; blob: string }> {
    for (let after = ''; ;) {
      const some = this.#statements.all<{ path: string; blob: string }>(
        `SELECT path, blob FROM files f WHERE path > ? AND blob IS NOT NULL
         AND release = (SELECT max(release) FROM files WHERE path = f.path AND release <= ?) ORDER BY path LIMIT ?`,
        after,
        number,
        FILES_AT_ONCE,
      )
      yield* some
      const last = some.at(-1)
      if (last === undefined || some.length < FILES_AT_ONCE) return
      after = last.path
    }
  }

  /** Drops releases nobody can go back to, and returns the contents that none has any more. */
  prune(keepFrom: number, treesAt: number): string[] {
    // Beginning with the few files that came since the oldest release that is kept: what those before replaced is gone already.
    const stale = this.#statements.all<{ blob: string }>(
      `DELETE FROM files WHERE (path, release) IN
         (SELECT older.path, older.release FROM files later JOIN files older ON older.path = later.path AND older.release < later.release
          WHERE later.release > (SELECT min(number) FROM releases) AND later.release <= ?)
       RETURNING blob`,
      keepFrom,
    )
    this.#statements.run('DELETE FROM files WHERE blob IS NULL AND release <= ?', Math.min(keepFrom, treesAt))
    this.#statements.run('DELETE FROM releases WHERE number < ?', keepFrom)
    const blobs = new Set(stale.map(({ blob }) => blob).filter((blob) => blob !== null))
    return this.unnamed(blobs)
  }

  /** Those of some contents that no release has any more and that were not fetched. */
  unnamed(blobs: Iterable<string>): string[] {
    const sql = 'SELECT 1 FROM files WHERE blob = ? LIMIT 1'
    const left = [...blobs].filter((blob) => this.#statements.first(sql, blob) === undefined)
    if (left.length === 0) return left
    // Fetched files stay: a page may show them again, and the CMS is not asked twice.
    const fetched = this.fetchedBlobs()
    return left.filter((blob) => !fetched.has(blob))
  }

  /** Contents that were fetched from the CMS. */
  fetchedBlobs(): Set<string> {
    const sql = "SELECT json_extract(file, '$.blob') AS blob FROM fetched"
    return new Set(this.#statements.all<{ blob: string }>(sql).map(({ blob }) => blob))
  }

  /** Whether somebody wants contents to be looked at before the next release. */
  areContentsDoubted(): boolean {
    return this.#statements.first("SELECT 1 FROM meta WHERE name = 'doubt'") !== undefined
  }

  doubtContents(isDoubted: boolean): void {
    this.#statements.run("DELETE FROM meta WHERE name = 'doubt'")
    if (isDoubted) this.#statements.run("INSERT INTO meta VALUES ('doubt', 'contents')")
  }

  #rows(where: string, ...values: Value[]): ReleaseRow[] {
    return this.#statements.all<ReleaseRow>(`SELECT ${COLUMNS} FROM releases ${where}`, ...values)
  }
}

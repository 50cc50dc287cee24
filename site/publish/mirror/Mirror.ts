import type { DatabaseSync } from 'node:sqlite'
import type { Change, DocumentRef, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { MINUTE } from '@diwan/shared/lib/time'
import type { DocumentChange } from '../../store/ContentStore.ts'
import { columnsOf, MirrorSource } from '../../store/MirrorSource.ts'
import { KeptIndexes, NOTE_WRITTEN } from './KeptIndexes.ts'
import { keepPin } from './keptPin.ts'
import { inTransaction } from './openMirror.ts'
import { Removals } from './Removals.ts'
import { Statements } from './Statements.ts'

const HOLD = 'INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?)'
const FREE = 'DELETE FROM held WHERE collection = ? AND id = ?'
const ALONE = 'DELETE FROM together WHERE collection = ? AND id = ?'
const TOGETHER = 'INSERT OR REPLACE INTO together VALUES (?, ?, ?)'
const NOT_HELD = 'NOT EXISTS (SELECT 1 FROM held WHERE held.collection = pending.collection AND held.id = pending.id)'

// The CMS sends what it has no report of again after two minutes.
const REPORTS_REMEMBERED = 10 * MINUTE

const nameOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
const TEXTS = ['en', 'ar', 'enLong', 'arLong'] as const

type DocumentRow = { updatedAt: string } & Record<(typeof TEXTS)[number], string | null>

const refOf = ({ collection, id }: DocumentRef): DocumentRef => ({ collection, id })

/** The publisher's copy of the published documents, with what has not been released yet. */
export class Mirror {
  readonly database: DatabaseSync
  readonly source: MirrorSource
  readonly keptIndexes: KeptIndexes
  readonly removals: Removals
  readonly #statements: Statements

  constructor(database: DatabaseSync) {
    this.database = database
    this.#statements = new Statements(database)
    this.source = new MirrorSource(database)
    this.keptIndexes = new KeptIndexes(database)
    this.removals = new Removals(database)
  }

  /**
   * Takes over the current state of documents and keeps, for each that differs, how the newest release saw it. `together`: groups of them
   * that go live as a whole or not at all.
   */
  apply(documents: MirroredDocument[], missing: DocumentRef[], together: DocumentRef[][] = []): DocumentRef[] {
    return inTransaction(this.database, () => {
      for (const ref of [...documents, ...missing]) {
        this.#statements.run(FREE, ref.collection, ref.id)
        this.#statements.run(ALONE, ref.collection, ref.id)
      }
      for (const group of together) {
        const bundle = group.map(nameOf).join()
        for (const { collection, id } of group) this.#statements.run(TOGETHER, collection, id, bundle)
      }
      if (missing.length > 0) this.removals.note(missing)
      return [
        ...documents.filter((document) => this.#put(document)).map(refOf),
        ...missing.filter((ref) => this.#remove(ref)).map(refOf),
      ]
    })
  }

  /** Gives documents back the state of the newest release and keeps their newest one out, until it is fetched again. */
  holdBack(refs: DocumentRef[], error: string | null = null): void {
    this.#hold(refs, error, ({ before }) => before)
  }

  /**
   * The same, but a language that is withdrawn goes nevertheless: without it a document is as it was, which waits for a release. Held once
   * more, it has all of its released state.
   */
  holdBackShown(refs: DocumentRef[]): void {
    const held = new Set(this.held().map(nameOf))
    this.#hold(refs, null, (change) => (held.has(nameOf(change)) ? change.before : withoutWithdrawn(change)))
  }

  /** Keeps a state out that has never been in the mirror. */
  keepOut({ collection, id, updatedAt }: MirroredDocument, error: string): void {
    this.#statements.run(HOLD, collection, id, updatedAt, error)
  }

  /** Writes down why a document is kept out. */
  accuse({ collection, id }: DocumentRef, error: string): void {
    this.#statements.run('UPDATE held SET error = ? WHERE collection = ? AND id = ?', error, collection, id)
  }

  /** Documents that are kept out, each with the reason; `null` while it is not known. */
  held(): (DocumentRef & { error: string | null })[] {
    return this.#statements.all('SELECT collection, id, error FROM held')
  }

  /** Documents that are known to be a reason why a release failed. While reasons are looked for, all that is new may be held. */
  accused(): (DocumentRef & { error: string })[] {
    return this.#statements.all('SELECT collection, id, error FROM held WHERE error IS NOT NULL')
  }

  /** Outbox rows of a document. */
  rowsOf({ collection, id }: DocumentRef): string[] {
    const sql = 'SELECT outbox FROM pending WHERE collection = ? AND id = ?'
    return this.#statements.all<{ outbox: string }>(sql, collection, id).map(({ outbox }) => outbox)
  }

  /** Names of the documents that differ from the newest release. */
  unreleased(): DocumentRef[] {
    return this.#statements.all<DocumentRef>('SELECT collection, id FROM unreleased')
  }

  /** The same in units: each goes live as a whole or not at all. What is withdrawn waits for no bundle. */
  unreleasedUnits(): DocumentRef[][] {
    const sql = `SELECT collection, id, (
        SELECT bundle FROM together JOIN documents USING (collection, id)
        WHERE together.collection = unreleased.collection AND together.id = unreleased.id
      ) AS bundle FROM unreleased`
    const changes = this.#statements.all<DocumentRef & { bundle: string | null }>(sql)
    const units = Map.groupBy(changes, (change) => change.bundle ?? nameOf(change))
    return [...units.values()].map((unit) => unit.map(refOf))
  }

  /** How a document differs from the newest release. */
  changeOf({ collection, id }: DocumentRef): DocumentChange {
    const sql = 'SELECT document FROM unreleased WHERE collection = ? AND id = ?'
    const document = this.#statements.all<{ document: string | null }>(sql, collection, id)[0]?.document ?? null
    return {
      collection,
      id,
      before: document === null ? null : (JSON.parse(document) as MirroredDocument),
      after: this.source.get(collection, id),
    }
  }

  /** Forgets that documents differ: a release has them. Call it in the release's own transaction. */
  settle(changes: DocumentRef[]): void {
    for (const { collection, id } of changes) {
      this.#statements.run('DELETE FROM unreleased WHERE collection = ? AND id = ?', collection, id)
    }
  }

  /** Versions of some documents: in the order of their names, those that follow this one. */
  versionsAfter(ref: DocumentRef | null, limit: number): (DocumentRef & { updatedAt: string })[] {
    const sql = `SELECT collection, id, updatedAt FROM documents WHERE (collection, id) > (?, ?)
      ORDER BY collection, id LIMIT ?`
    return this.#statements.all(sql, ref?.collection ?? '', ref?.id ?? '', limit)
  }

  /** What is kept out, with the version that the CMS had then; `null` for one that it had no more. */
  heldVersions(): (DocumentRef & { version: string | null })[] {
    return this.#statements.all('SELECT collection, id, version FROM held')
  }

  /** Whether it has exactly this state of a document. */
  has(document: MirroredDocument): boolean {
    const row = rowOf(document)
    const known = this.#rowAt(document)
    return known !== null && known.updatedAt === row.updatedAt && TEXTS.every((name) => known[name] === row[name])
  }

  /** Makes the next comparison with the CMS fetch every document again, with its files. */
  forgetVersions(): void {
    this.#statements.run("UPDATE documents SET updatedAt = ''")
    this.#statements.run('DELETE FROM held')
  }

  versionOf({ collection, id }: DocumentRef): string | null {
    const sql = 'SELECT updatedAt FROM documents WHERE collection = ? AND id = ?'
    const [row] = this.#statements.all<{ updatedAt: string }>(sql, collection, id)
    return row?.updatedAt ?? null
  }

  /** Keeps outbox rows until a report about them is written down. */
  expect(changes: Change[]): void {
    inTransaction(this.database, () => {
      for (const { outbox, collection, id } of changes) {
        this.#statements.run(
          'INSERT INTO pending (outbox, collection, id) VALUES (?, ?, ?) ON CONFLICT (outbox) DO UPDATE SET fetched = 0',
          outbox,
          collection,
          id,
        )
      }
    })
  }

  /** Outbox rows whose documents have not been fetched since the row came. */
  unfetched(): Change[] {
    return this.#statements.all<Change>('SELECT outbox, collection, id FROM pending WHERE fetched = 0')
  }

  /** Remembers that the mirror has what these rows announced. */
  markFetched(changes: Change[]): void {
    inTransaction(this.database, () => {
      for (const { outbox } of changes) this.#statements.run('UPDATE pending SET fetched = 1 WHERE outbox = ?', outbox)
    })
  }

  hasUnreleased(): boolean {
    return this.#statements.all('SELECT 1 FROM unreleased LIMIT 1').length > 0
  }

  /** Whether the CMS has named one of the changes that are not released yet; the others were found by comparing. */
  hasNamedUnreleased(): boolean {
    const sql = 'SELECT 1 FROM unreleased JOIN pending USING (collection, id) WHERE fetched = 1 LIMIT 1'
    return this.#statements.first(sql) !== undefined
  }

  documentCount(): number {
    return this.#statements.all<{ total: number }>('SELECT count(*) AS total FROM documents')[0]?.total ?? 0
  }

  hasDocuments(): boolean {
    return this.#statements.all('SELECT 1 FROM documents LIMIT 1').length > 0
  }

  /** Outbox rows whose documents the mirror has, in their newest state. */
  fetchedRows(): string[] {
    const sql = `SELECT outbox FROM pending WHERE fetched = 1 AND ${NOT_HELD}`
    return this.#statements.all<{ outbox: string }>(sql).map(({ outbox }) => outbox)
  }

  /** Outbox rows that nobody has been told yet wait behind a pin. */
  takeUnreportedPins(): string[] {
    const rows = this.#statements.all<{ outbox: string }>(
      `SELECT outbox FROM pending WHERE fetched = 1 AND reportedPin = 0 AND ${NOT_HELD}`,
    )
    this.#statements.run(`UPDATE pending SET reportedPin = 1 WHERE fetched = 1 AND ${NOT_HELD}`)
    return rows.map(({ outbox }) => outbox)
  }

  /** Drops outbox rows, and remembers for a while the release that they were reported with, if any. Call it in the report's transaction. */
  dropPending(outbox: string[], release: string | null): void {
    const now = Date.now()
    this.#statements.run('DELETE FROM reported WHERE at < ?', now - REPORTS_REMEMBERED)
    for (const id of outbox) {
      this.#statements.run('DELETE FROM pending WHERE outbox = ?', id)
      if (release !== null) this.#statements.run('INSERT OR REPLACE INTO reported VALUES (?, ?, ?)', id, now, release)
    }
  }

  /** The release that an outbox row was reported with, as `dropPending` was told; `null` when it was not, or long ago. */
  releaseReported(outbox: string): string | null {
    const sql = 'SELECT release FROM reported WHERE outbox = ?'
    return this.#statements.first<{ release: string }>(sql, outbox)?.release ?? null
  }

  pendingCount(): number {
    const sql = `SELECT (SELECT count(*) FROM pending WHERE ${NOT_HELD}) + (SELECT count(*) FROM unreleased) AS total`
    return this.#statements.all<{ total: number }>(sql)[0]?.total ?? 0
  }

  getMeta(name: string): string | null {
    return this.#statements.all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value ?? null
  }

  setMeta(name: string, value: string | null): void {
    if (value === null) this.#statements.run('DELETE FROM meta WHERE name = ?', name)
    else
      this.#statements.run(
        'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        name,
        value,
      )
  }

  /** Holds what visitors see at a release, or lets it follow the CMS again. */
  setPin(release: string | null): void {
    // First what a full disk may refuse: then nothing has changed.
    keepPin(this.database, release)
    this.setMeta('pinned', release)
  }

  #hold(refs: DocumentRef[], error: string | null, leave: (change: DocumentChange) => MirroredDocument | null): void {
    inTransaction(this.database, () => {
      const changed = new Set(this.unreleased().map(nameOf))
      // The version of what is held already is not that of the state left in its place.
      const held = new Map(this.heldVersions().map((ref) => [nameOf(ref), ref.version]))
      for (const ref of refs.filter((one) => changed.has(nameOf(one)))) {
        const change = this.changeOf(ref)
        const left = leave(change)
        const version = held.get(nameOf(ref)) ?? change.after?.updatedAt ?? null
        this.#statements.run(HOLD, ref.collection, ref.id, version, error)
        if (left === null) this.#delete(ref)
        else this.#write(left, rowOf(left))
        if (left === change.before) this.settle([ref])
      }
    })
  }

  #put(document: MirroredDocument): boolean {
    const { collection, id } = document
    const known = this.#rowAt(document)
    const row = rowOf(document)
    const isSame = known !== null && TEXTS.every((name) => known[name] === row[name])
    if (isSame && known.updatedAt === row.updatedAt) return false
    if (!isSame) this.#keep(document, known === null ? null : this.source.get(collection, id))
    this.#write(document, row)
    return !isSame
  }

  #rowAt({ collection, id }: DocumentRef): DocumentRow | null {
    const sql = 'SELECT updatedAt, en, ar, enLong, arLong FROM documents WHERE collection = ? AND id = ?'
    return this.#statements.first<DocumentRow>(sql, collection, id) ?? null
  }

  #write({ collection, id }: DocumentRef, { updatedAt, en, ar, enLong, arLong }: DocumentRow): void {
    this.#statements.run(
      `INSERT INTO documents (collection, id, updatedAt, en, ar, enLong, arLong) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (collection, id) DO UPDATE SET updatedAt = excluded.updatedAt, en = excluded.en, ar = excluded.ar,
         enLong = excluded.enLong, arLong = excluded.arLong`,
      ...[collection, id, updatedAt, en, ar, enLong, arLong],
    )
    this.#statements.run(NOTE_WRITTEN, collection, id)
  }

  #remove(ref: DocumentRef): boolean {
    const known = this.source.get(ref.collection, ref.id)
    if (known === null) return false
    this.#keep(ref, known)
    this.#delete(ref)
    return true
  }

  #delete({ collection, id }: DocumentRef): void {
    this.#statements.run('DELETE FROM documents WHERE collection = ? AND id = ?', collection, id)
    this.#statements.run(NOTE_WRITTEN, collection, id)
  }

  #keep({ collection, id }: DocumentRef, known: MirroredDocument | null): void {
    const document = known === null ? null : JSON.stringify(known)
    this.#statements.run('INSERT OR IGNORE INTO unreleased VALUES (?, ?, ?)', collection, id, document)
  }
}

/** A document as it was, without the languages that it has no more; `null` when none is left. The same one when it has them all. */
function withoutWithdrawn({ before, after }: DocumentChange): MirroredDocument | null {
  if (before === null || after === null) return before
  const { en, ar } = before.locales
  const locales = { en: after.locales.en && en, ar: after.locales.ar && ar }
  if (locales.en === en && locales.ar === ar) return before
  return locales.en === null && locales.ar === null ? null : { ...before, locales }
}

function rowOf({ updatedAt, locales }: MirroredDocument): DocumentRow {
  const [en, enLong] = columnsOf(locales.en)
  const [ar, arLong] = columnsOf(locales.ar)
  return { updatedAt, en, ar, enLong, arLong }
}

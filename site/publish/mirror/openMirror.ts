import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { LOOKUP_SCHEMA } from '../trace/graphTables.ts'
import { hasLongFields, MIRROR_SCHEMA } from '../../store/MirrorSource.ts'
import { log } from '../log.ts'
import { keptPin } from './keptPin.ts'

// SQLITE_CORRUPT and SQLITE_NOTADB.
const DAMAGED = new Set([11, 26])
// 64 MB of SQLite's write-ahead log. At its own 1,000 pages, whatever writes next copies them into the file: an unpublish in two, a text
// edit in eighteen.
const LOG_PAGES = 16_000

const SCHEMA = `
  ${MIRROR_SCHEMA}
  -- What a changed document looked like in the newest release; NULL when it was not there.
  CREATE TABLE IF NOT EXISTS unreleased (
    collection TEXT NOT NULL, id TEXT NOT NULL, document TEXT, PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  -- Documents whose newest state is kept out of releases; NULL as version when that state is "gone", NULL as error while it is
  -- being found out whether they are the reason.
  CREATE TABLE IF NOT EXISTS held (
    collection TEXT NOT NULL, id TEXT NOT NULL, version TEXT, error TEXT, PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  -- What goes live together or not at all: the bundle that each document was last fetched with.
  CREATE TABLE IF NOT EXISTS together (
    collection TEXT NOT NULL, id TEXT NOT NULL, bundle TEXT NOT NULL, PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  -- Documents that the CMS had no more, and when it said so, in milliseconds.
  CREATE TABLE IF NOT EXISTS removed (collection TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (collection, id))
    WITHOUT ROWID;
  -- Outbox rows of the CMS that wait for a report.
  CREATE TABLE IF NOT EXISTS pending (
    outbox TEXT PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, fetched INTEGER NOT NULL DEFAULT 0,
    reportedPin INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  -- Outbox rows that were reported a while ago, with what was said of their release as JSON: a row may come twice.
  CREATE TABLE IF NOT EXISTS reported (outbox TEXT PRIMARY KEY, at INTEGER NOT NULL, release TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS reportedAt ON reported (at);
  -- Files that were fetched for a document, by a name of their own.
  CREATE TABLE IF NOT EXISTS fetched (name TEXT PRIMARY KEY, version TEXT NOT NULL, file TEXT NOT NULL) WITHOUT ROWID;

  -- Lists of an index as JSON, as the code of that id made them.
  CREATE TABLE IF NOT EXISTS keptIndexes (
    name TEXT NOT NULL, locale TEXT NOT NULL, code TEXT NOT NULL, lists TEXT NOT NULL, PRIMARY KEY (name, locale)
  );
  -- Documents that were written since the indexes of their collection were kept.
  CREATE TABLE IF NOT EXISTS writtenSince (collection TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (collection, id)) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS queries (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, args TEXT, digest TEXT NOT NULL, reads TEXT NOT NULL,
    -- JSON of an answer that is worth keeping.
    answer TEXT
  );
  CREATE TABLE IF NOT EXISTS dependencies (
    query INTEGER NOT NULL, kind TEXT NOT NULL, scope TEXT NOT NULL, low BLOB, high BLOB
  );
  CREATE TABLE IF NOT EXISTS pages (
    id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, route TEXT NOT NULL, pathname TEXT NOT NULL,
    files TEXT NOT NULL, queries TEXT NOT NULL, media TEXT NOT NULL
  );
  -- What a page asked outside of the markup that it shares with others.
  CREATE TABLE IF NOT EXISTS pageQueries (page INTEGER NOT NULL, query INTEGER NOT NULL, PRIMARY KEY (page, query)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS markups (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, html TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS markupQueries (markup INTEGER NOT NULL, query INTEGER NOT NULL, PRIMARY KEY (markup, query)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pageMarkups (page INTEGER NOT NULL, markup INTEGER NOT NULL, PRIMARY KEY (page, markup)) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS releases (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, state TEXT NOT NULL, code TEXT NOT NULL, timestamp INTEGER NOT NULL,
    startedAt TEXT NOT NULL, liveAt TEXT, durationMs INTEGER, pages INTEGER NOT NULL, changes TEXT NOT NULL,
    outbox TEXT NOT NULL, rollbackOf INTEGER
  );
  CREATE INDEX IF NOT EXISTS releasesInState ON releases (state);
  -- Which content each path has from a release on; NULL when it is gone.
  CREATE TABLE IF NOT EXISTS files (path TEXT NOT NULL, release INTEGER NOT NULL, blob TEXT, PRIMARY KEY (path, release)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS filesOfRelease ON files (release);
  CREATE INDEX IF NOT EXISTS filesOfBlob ON files (blob);
  CREATE TABLE IF NOT EXISTS reports (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
  ${LOOKUP_SCHEMA}
`

/** Opens the mirror file and brings its tables into being. One that cannot be read is put aside and begun anew from the CMS. */
export function openMirror(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file)
  } catch (error) {
    if (!isDamaged(error)) throw error
    putAside(file)
    log('the mirror was damaged and is made again from the CMS', { file, message: String(error) })
    return open(file)
  }
}

/** Whether SQLite says that a file's content is not what it wrote. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.has(Number(error.errcode) & 0xff)
}

/** Gives a damaged mirror another name, so that the next start begins a new one; the last damaged one is kept for a look. */
export function putAside(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${file}.damaged${suffix}`, { force: true })
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${file}.damaged${suffix}`)
  }
}

function open(file: string): DatabaseSync {
  const pin = existsSync(file) ? null : keptPin(file)
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;')
    // A publish looks at some 600 pages of the file, two thousand times: the default holds fewer.
    database.exec('PRAGMA cache_size = -8192')
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
    upgrade(database)
    database.exec(SCHEMA)
    // Whoever pinned a release hid what came after it: until they unpin, visitors keep what they see.
    if (pin !== null) database.prepare("INSERT INTO meta VALUES ('pinned', ?)").run(pin)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Copies what the write-ahead log holds into the mirror's file, so that no publish has to: on a thread, because it waits for the disk, and
 * without keeping anybody from reading or writing.
 */
export async function emptyLog(database: DatabaseSync): Promise<void> {
  const file = database.location()
  if (file === null) return
  const worker = new Worker(new URL('./logWorker.ts', import.meta.url), { workerData: file })
  await once(worker, 'exit')
}

/** Brings a mirror of an earlier version to the present tables. What pages asked is learned again by rendering them. */
function upgrade(database: DatabaseSync): void {
  const columnsOf = (table: string) =>
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => name)
  if (columnsOf('documents').length > 0 && !hasLongFields(database)) {
    database.exec('ALTER TABLE documents ADD COLUMN enLong TEXT; ALTER TABLE documents ADD COLUMN arLong TEXT')
  }
  // Gave way to `queriesOnScope`.
  database.exec('DROP INDEX IF EXISTS dependenciesOnScope')
  // Of a time when the scope of a range did not say what its ends begin with.
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'dependenciesOnRange'").get() !== undefined) {
    database.exec("DROP INDEX dependenciesOnRange; DELETE FROM meta WHERE name = 'graph'")
  }
  const queries = columnsOf('queries')
  if (queries.length > 0 && !queries.includes('reads')) {
    database.exec('DROP TABLE queries; DROP TABLE dependencies; DROP TABLE pages; DROP TABLE pageQueries')
    database.exec("DELETE FROM meta WHERE name = 'graph'")
  } else if (queries.length > 0 && !queries.includes('answer')) {
    database.exec('ALTER TABLE queries ADD COLUMN answer TEXT')
  }
}

/** Runs a change of the mirror as a whole: all of it happens, or nothing. */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = change()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // With a full disk SQLite has rolled back by itself: another attempt would fail, and hide why.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

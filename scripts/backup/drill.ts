import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { endWithUsage } from '../endWithUsage.ts'
import { restoreBackup } from './restoreBackup.ts'
import { sizeOf, takeBackup } from './takeBackup.ts'

// Backs up under load, destroys, restores, and compares every row and every file.
const given = process.argv.slice(2)
if (!given.every((word) => /^[1-9]\d*$/.test(word)) || given.length > 2) {
  endWithUsage(
    'npm run backup:drill [-- DOCUMENTS CVS]: backs up under load, destroys, restores and compares; two numbers.',
    given[0] === '--help',
  )
}
const [documents = 10_000, cvs = 1_000] = given.map(Number)
const MAX_SECONDS = 300
const DOCUMENT_BYTES = 6_000
const CV_BYTES = 150_000

const dataDir = await mkdtemp(join(tmpdir(), 'diwan-drill-'))
const source = { dataDir, databaseUri: '' }
const file = join(dataDir, 'backups/drill.sealed')
const key = randomBytes(24).toString('hex')
const digest = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

const database = new DatabaseSync(join(dataDir, 'cms.sqlite'))
database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE documents (id INTEGER PRIMARY KEY, body TEXT); CREATE TABLE files (name TEXT PRIMARY KEY, sha256 TEXT)`)
const uploads = join(dataDir, 'uploads/files')
await mkdir(uploads, { recursive: true })

const addDocument = database.prepare('INSERT INTO documents (body) VALUES (?)')
async function addCv(name: string) {
  const data = randomBytes(CV_BYTES)
  await writeFile(join(uploads, name), data)
  database.prepare('INSERT INTO files VALUES (?, ?)').run(name, digest(data))
}
const text = 'نص المقال وما فيه. ' + 'The text of an article. '.repeat(DOCUMENT_BYTES / 24)
database.exec('BEGIN')
for (let number = 0; number < documents; number++) addDocument.run(`${number} ${text}`)
database.exec('COMMIT')
for (let number = 0; number < cvs; number++) await addCv(`cv-${number}.pdf`)

let isLoaded = true
let late = 0
const load = (async () => {
  while (isLoaded) {
    addDocument.run(`late ${late} ${text}`)
    await addCv(`late-${late++}.pdf`)
  }
})()
const before = performance.now()
await takeBackup(source, file, key)
const taken = performance.now()
isLoaded = false
await load
database.close()
for (const name of ['cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm', 'uploads'])
  await rm(join(dataDir, name), { recursive: true, force: true })

const started = performance.now()
await restoreBackup(source, file, key)
const seconds = (performance.now() - started) / 1_000

const restored = new DatabaseSync(join(dataDir, 'cms.sqlite'), { readOnly: true })
const bodies = restored.prepare('SELECT body FROM documents ORDER BY id').all() as { body: string }[]
const files = restored.prepare('SELECT name, sha256 FROM files').all() as { name: string; sha256: string }[]
restored.close()
let differences = bodies.slice(0, documents).filter(({ body }, number) => body !== `${number} ${text}`).length
differences += Math.max(0, documents - bodies.length) + Math.max(0, cvs - files.length)
for (const { name, sha256 } of files) {
  const data = await readFile(join(uploads, name)).catch(() => Buffer.alloc(0))
  if (digest(data) !== sha256) differences++
}
console.log(`rows ${bodies.length} (${documents} before the load), files ${files.length} (${cvs} before the load)`)
console.log(
  `backup ${((taken - before) / 1_000).toFixed(1)} s, ${((await sizeOf(file)) / 1e6).toFixed(0)} MB, encrypted`,
)
console.log(`restore ${seconds.toFixed(1)} s (at most ${MAX_SECONDS}), differences ${differences} (at most 0)`)
await rm(dataDir, { recursive: true, force: true })
process.exit(differences === 0 && seconds <= MAX_SECONDS ? 0 : 1)

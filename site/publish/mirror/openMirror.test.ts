import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyLog, inTransaction, openMirror } from './openMirror.ts'

function aFile() {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'mirror.sqlite')
}

test('what a change touches is found by an index alone, in a mirror of an earlier version too', () => {
  const file = aFile()
  const earlier = openMirror(file)
  earlier.exec('DROP INDEX queriesOnScope; CREATE INDEX dependenciesOnScope ON dependencies (kind, scope)')
  earlier.close()

  const mirror = openMirror(file)
  onTestFinished(() => mirror.close())
  const sql = "EXPLAIN QUERY PLAN SELECT query FROM dependencies WHERE kind = 'body' AND scope = 'blogs/a/en'"
  const [step] = mirror.prepare(sql).all()
  expect(step?.detail).toBe('SEARCH dependencies USING COVERING INDEX queriesOnScope (kind=? AND scope=?)')
  expect(mirror.prepare("SELECT name FROM sqlite_schema WHERE name = 'dependenciesOnScope'").all()).toEqual([])
})

test('a mirror whose ranges do not say what they begin with has everything rendered again, once', () => {
  const file = aFile()
  const earlier = openMirror(file)
  earlier.exec(`CREATE INDEX dependenciesOnRange ON dependencies (scope, low, high, query) WHERE kind = 'range';
    INSERT OR REPLACE INTO meta (name, value) VALUES ('graph', 'code')`)
  earlier.close()

  const mirror = openMirror(file)
  expect(mirror.prepare("SELECT value FROM meta WHERE name = 'graph'").all()).toEqual([])
  mirror.exec("INSERT INTO meta (name, value) VALUES ('graph', 'code')")
  mirror.close()
  const again = openMirror(file)
  onTestFinished(() => again.close())
  expect(again.prepare("SELECT value FROM meta WHERE name = 'graph'").all()).toEqual([{ value: 'code' }])
})

test('what a publish writes stays in the log until a rest', async () => {
  const file = aFile()
  const mirror = openMirror(file)
  onTestFinished(() => mirror.close())
  await emptyLog(mirror)
  const before = statSync(file).size

  // Of 4 KB each: more pages than SQLite leaves in the log by itself.
  const write = mirror.prepare('INSERT INTO reports (body) VALUES (?)')
  for (let nth = 0; nth < 1_500; nth++) write.run('x'.repeat(4_000))
  expect(statSync(file).size).toBe(before)

  await emptyLog(mirror)
  expect(statSync(file).size).toBeGreaterThan(before + 1_500 * 4_000)
})

test('a change that a full disk stops says so, and leaves nothing behind', () => {
  const mirror = openMirror(aFile())
  onTestFinished(() => mirror.close())
  const { page_count: pages } = mirror.prepare('PRAGMA page_count').get() as { page_count: number }
  mirror.exec(`PRAGMA max_page_count = ${pages}`)
  const write = (name: string, size: number) =>
    mirror.prepare('INSERT INTO meta (name, value) VALUES (?, ?)').run(name, 'x'.repeat(size))

  const change = () => {
    write('small', 1)
    write('large', 100_000)
  }
  expect(() => inTransaction(mirror, change)).toThrow('disk is full')
  expect(mirror.prepare("SELECT name FROM meta WHERE name IN ('small', 'large')").all()).toEqual([])
  inTransaction(mirror, () => write('small', 1))
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { SECOND } from '@diwan/shared/lib/time'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBucket } from '../../cms/tests/startBucket.ts'
import { checkRestore } from '../start/checks.ts'
import { endLeftovers, markOf } from '../start/leftovers.ts'
import { bucketOf, fetchBucket, fillBucket } from './bucketFiles.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

const SECRET = 'a key that only this test knows'

async function aSystem({ rows = 80 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'diwan-backup-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE cvs (name TEXT PRIMARY KEY, text TEXT)',
  )
  await mkdir(join(dataDir, 'uploads/files'), { recursive: true })
  await writeFile(join(dataDir, 'secrets.json'), '{"PAYLOAD_SECRET":"x"}')
  const add = async (name: string) => {
    await writeFile(join(dataDir, 'uploads/files', name), `file of ${name}`)
    database.prepare('INSERT INTO cvs VALUES (?, ?)').run(name, 'سيرة ذاتية')
  }
  for (let row = 0; row < rows; row++) await add(`cv-${row}.pdf`)
  return { add, database, source: { dataDir, databaseUri: '' } }
}

test('where there is no system, the sentence says so, and no file is left', async () => {
  const { source } = await aSystem()
  await rm(join(source.dataDir, 'cms.sqlite'))
  const file = join(source.dataDir, 'backups/none.tgz')

  await expect(takeBackup(source, file)).rejects.toThrow(/There is no .*cms\.sqlite.* Set DATA_DIR/)
  await expect(takeBackup({ ...source, dataDir: '/nowhere' }, file)).rejects.toThrow('There is no /nowhere/cms.sqlite')
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('an upload that a row names and that lies nowhere is told, and keeps no backup from being written', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  const file = join(source.dataDir, 'backups/one.tgz')
  database.exec("CREATE TABLE files (filename TEXT); INSERT INTO files VALUES ('cv-0.pdf'), ('lost.pdf'), (NULL)")

  const { uploads } = await takeBackup(source, file)

  expect(uploads).toEqual({ named: 2, missing: ['files/lost.pdf'] })
  expect((await stat(file)).size).toBeGreaterThan(0)
})

const namesIn = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT name FROM cvs').all() as { name: string }[]
  database.close()
  return rows.map(({ name }) => name)
}

test(
  'a backup under load, then everything lost: each row is back, and each file that a row names',
  { timeout: 30_000 },
  async () => {
    const { add, database, source } = await aSystem()
    const file = join(source.dataDir, 'backups/one.tgz.sealed')
    let isWriting = true
    const load = (async () => {
      for (let row = 0; isWriting; row++) await add(`late-${row}.pdf`)
    })()
    await takeBackup(source, file, SECRET)
    isWriting = false
    await load
    database.close()
    for (const name of ['cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm', 'uploads', 'secrets.json'])
      await rm(join(source.dataDir, name), { recursive: true, force: true })

    await restoreBackup(source, file, SECRET)

    const names = namesIn(source.dataDir)
    expect(names.length).toBeGreaterThanOrEqual(80)
    for (const name of names) {
      expect(await readFile(join(source.dataDir, 'uploads/files', name), 'utf8')).toBe(`file of ${name}`)
    }
    expect(await readFile(join(source.dataDir, 'secrets.json'), 'utf8')).toContain('PAYLOAD_SECRET')
  },
)

test('what was there is moved aside, and what is made from the database is made again', async () => {
  const { add, database, source } = await aSystem({ rows: 3 })
  const file = join(source.dataDir, 'backups/one.tgz')
  await takeBackup(source, file)
  await add('after.pdf')
  database.close()
  for (const name of ['site', 'stamps']) await mkdir(join(source.dataDir, name))

  const { aside } = await restoreBackup(source, file)

  expect(namesIn(source.dataDir)).not.toContain('after.pdf')
  expect(await readdir(join(aside, 'uploads/files'))).toContain('after.pdf')
  // A backup of an older version is migrated by the next start.
  for (const name of ['site', 'stamps']) expect(await readdir(source.dataDir)).not.toContain(name)
})

test('a folder that a restore makes is as closed as one that a start makes', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()
  const file = join(source.dataDir, 'one.tgz')
  await takeBackup(source, file)
  const dataDir = join(source.dataDir, 'a new machine')
  const databaseUri = `file:${join(source.dataDir, 'database/cms.sqlite')}`

  await restoreBackup({ dataDir, databaseUri }, file)

  for (const folder of ['a new machine', 'database'])
    expect((await stat(join(source.dataDir, folder))).mode & 0o007, folder).toBe(0)
})

test('an encrypted backup says nothing, and opens with its own key only', async () => {
  const { database, source } = await aSystem({ rows: 3 })
  database.close()
  const file = join(source.dataDir, 'one.sealed')
  await takeBackup(source, file, SECRET)

  expect((await readFile(file)).includes('cv-1.pdf')).toBe(false)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await expect(restoreBackup(source, file)).rejects.toThrow(/BACKUP_KEY/)
  await expect(restoreBackup(source, file, 'another key altogether')).rejects.toThrow(/key is another one/)
  expect(namesIn(source.dataDir)).toHaveLength(3)
})

test('a damaged or cut backup is refused, and nothing of what is there is touched', { timeout: 30_000 }, async () => {
  const { database, source } = await aSystem({ rows: 3 })
  database.close()
  for (const secret of [undefined, SECRET]) {
    const file = join(source.dataDir, 'one')
    await takeBackup(source, file, secret)
    const whole = await readFile(file)
    const flipped = Buffer.from(whole)
    flipped[Math.floor(whole.length / 2)] = ~(whole[Math.floor(whole.length / 2)] ?? 0) & 0xff
    for (const bad of [
      flipped,
      whole.subarray(0, whole.length - 40),
      whole.subarray(0, 20),
      Buffer.from('no backup'),
    ]) {
      await writeFile(file, bad)
      await expect(restoreBackup(source, file, secret)).rejects.toThrow(/not whole|cannot be opened/)
      expect(namesIn(source.dataDir)).toHaveLength(3)
      expect((await readdir(source.dataDir)).filter((name) => name.startsWith('before-'))).toEqual([])
    }
  }
})

test('a full disk is what a backup and a restore say they ended for, and no part of either is left', async () => {
  const { database, source } = await aSystem({ rows: 3 })
  database.close()
  const file = join(source.dataDir, 'backups/one.tgz')
  await takeBackup(source, file)

  const full = join(source.dataDir, 'backups/full.tgz')
  await symlink('/dev/full', `${full}.${process.pid}.part`)
  await expect(takeBackup(source, full)).rejects.toThrow(/^The disk that holds .*backups is full/)
  expect(await readdir(join(source.dataDir, 'backups'))).toEqual(['one.tgz'])

  const programs = join(source.dataDir, 'programs')
  await mkdir(programs)
  const words = 'tar: ./uploads/files/cv-0.pdf: Cannot write: No space left on device'
  await writeFile(join(programs, 'tar'), `#!/bin/sh\ncat > /dev/null\necho '${words}' >&2\nexit 2\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(restoreBackup(source, file)).rejects.toThrow(/^The disk that holds .* is full/)
  expect((await readdir(source.dataDir)).filter((name) => /^\.(backup|restore)-/.test(name))).toEqual([])
})

test('a file that is linked or taken away while it is packed keeps no backup from being written, one that is changed does', async () => {
  const { database, source } = await aSystem({ rows: 3 })
  database.close()
  const file = join(source.dataDir, 'backups/one.tgz')
  const programs = join(source.dataDir, 'programs')
  await mkdir(programs)
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  // Tar ends so when it finds a file touched, as by the links of a second backup.
  const aTar = (then: string) =>
    writeFile(join(programs, 'tar'), `#!/bin/sh\nPATH=\${PATH#*:} tar "$@"\n${then}\nexit 1\n`, { mode: 0o755 })

  await aTar('')
  await takeBackup(source, file)
  vi.unstubAllEnvs()
  await restoreBackup(source, file)

  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
  await aTar('echo more >> "$4/uploads/files/cv-0.pdf"')
  await expect(takeBackup(source, join(source.dataDir, 'backups/two.tgz'))).rejects.toThrow(/^Files were changed/)
  expect(await readdir(join(source.dataDir, 'backups'))).toEqual(['one.tgz'])
})

test('a folder is not taken for the file that a backup is to be', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()

  await expect(takeBackup(source, join(source.dataDir, 'uploads'))).rejects.toThrow(/uploads is a folder/)
})

test('a running system is not restored over', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()
  const file = join(source.dataDir, 'one.tgz')
  await takeBackup(source, file)
  const start = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', '/srv/diwan/scripts/start/main.ts'])
  onTestFinished(() => void start.kill('SIGKILL'))
  await writeFile(join(source.dataDir, 'running.json'), JSON.stringify({ supervisor: start.pid, parts: {} }))
  await expect(restoreBackup(source, file)).rejects.toThrow(/Stop it/)
})

test('a restore has the data folder for itself until it has ended', { timeout: 30_000 }, async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()
  const file = join(source.dataDir, 'one.tgz')
  await takeBackup(source, file)
  const programs = join(source.dataDir, 'programs')
  await mkdir(programs)
  const tar = `#!/bin/sh\necho unpacking\nread -r _ < '${source.dataDir}/go'\nPATH=\${PATH#*:} exec tar "$@"\n`
  await writeFile(join(programs, 'tar'), tar, { mode: 0o755 })
  spawnSync('mkfifo', [join(source.dataDir, 'go')])
  const env = { ...process.env, DATA_DIR: source.dataDir, DATABASE_URI: '', PATH: `${programs}:${process.env.PATH}` }
  const restore = spawn(process.execPath, [join(import.meta.dirname, 'restore.ts'), file], { env })
  onTestFinished(() => void restore.kill('SIGKILL'))
  const ended = once(restore, 'exit')
  await once(restore.stdout, 'data')

  expect(await endLeftovers(source.dataDir)).toBe('running')
  await expect(restoreBackup(source, file)).rejects.toThrow(/^A restore is at work\. Wait .*, then restore\./)

  await writeFile(join(source.dataDir, 'go'), 'go\n')
  expect(await ended).toEqual([0, null])
  expect(await endLeftovers(source.dataDir)).toBe('none')
})

test('after a power cut, another program with the number of the start keeps nobody from restoring', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()
  const file = join(source.dataDir, 'one.tgz')
  await takeBackup(source, file)
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill('SIGKILL'))
  await writeFile(join(source.dataDir, 'running.json'), JSON.stringify({ supervisor: other.pid, parts: {} }))

  await restoreBackup(source, file)

  expect(namesIn(source.dataDir)).toHaveLength(1)
})

test('a file that is not there is named', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()

  await expect(restoreBackup(source, '/nowhere/one.tgz')).rejects.toThrow(
    /^There is no \/nowhere\/one\.tgz\. Name a backup/,
  )
})

test(
  'uploads in a bucket are in a backup, and a restore puts them into a bucket or on a disk',
  { timeout: 30_000 },
  async () => {
    const { database, source } = await aSystem({ rows: 3 })
    database.close()
    const settings = await startBucket(join(source.dataDir, 'bucket'))
    const bucket = bucketOf(settings)
    if (!bucket) throw new Error('no bucket')
    await fillBucket(bucket, join(source.dataDir, 'uploads'))
    await rm(join(source.dataDir, 'uploads'), { recursive: true })
    const file = join(source.dataDir, 'backups/one.tgz')
    await takeBackup({ ...source, bucket }, file)

    const onDisk = await aSystem({ rows: 0 })
    onDisk.database.close()
    await restoreBackup(onDisk.source, file)
    expect((await readdir(join(onDisk.source.dataDir, 'uploads/files'))).sort()).toEqual([
      'cv-0.pdf',
      'cv-1.pdf',
      'cv-2.pdf',
    ])

    const other = await aSystem({ rows: 1 })
    other.database.close()
    const empty = bucketOf(await startBucket(join(other.source.dataDir, 'bucket')))
    if (!empty) throw new Error('no bucket')
    const { aside } = await restoreBackup({ ...other.source, bucket: empty }, file)
    // An erasure in the bucket would not reach it.
    expect(await readdir(other.source.dataDir)).not.toContain('uploads')
    expect(await readdir(join(aside, 'uploads/files'))).toEqual(['cv-0.pdf'])
    const copy = join(other.source.dataDir, 'copy')
    await fetchBucket(empty, copy)
    expect(await readFile(join(copy, 'files/cv-1.pdf'), 'utf8')).toBe('file of cv-1.pdf')
  },
)

test('a bucket that takes a call and never answers ends the backup, and leaves no file', async () => {
  const { source } = await aSystem({ rows: 1 })
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const bucket = { name: 'uploads', region: 'us-east-1', endpoint, keys, patience: SECOND / 10 }
  const file = join(source.dataDir, 'backups/one.tgz')

  await expect(takeBackup({ ...source, bucket }, file)).rejects.toThrow('timed out')
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('what a killed backup or restore has left is removed by the next one, and nothing of one that runs', async () => {
  const { database, source } = await aSystem({ rows: 1 })
  database.close()
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'exit')
  const script = ['-e', 'setInterval(() => {}, 1000)', '--', '/srv/diwan/scripts/backup/backup.ts']
  const atWork = spawn(process.execPath, script)
  onTestFinished(() => void atWork.kill('SIGKILL'))
  const left = [
    `.backup-${killed.pid}-a1B2c3`,
    `.restore-${killed.pid}-a1B2c3`,
    `.move-${killed.pid}-a1B2c3`,
    `.backup-${process.pid}-a1B2c3`,
    '.backup-a1B2c3',
  ]
  const kept = `.backup-${atWork.pid}-a1B2c3`
  for (const name of [...left, kept]) await mkdir(join(source.dataDir, name, 'uploads'), { recursive: true })

  await takeBackup(source, join(source.dataDir, 'one.tgz'))

  expect((await readdir(source.dataDir)).filter((name) => name.startsWith('.'))).toEqual([kept])
})

test('what a killed move has begun ends with its copy', async () => {
  const { source } = await aSystem({ rows: 1 })
  const killed = spawn(process.execPath, ['--eval', ''])
  await once(killed, 'exit')
  await mkdir(join(source.dataDir, `.move-${killed.pid}-a1B2c3`))
  const env = { ...process.env, ...markOf(Number(killed.pid)), DATA_DIR: source.dataDir }
  const begun = spawn('sleep', ['60'], { env })
  onTestFinished(() => void begun.kill())
  const ended = once(begun, 'exit')

  await takeBackup(source, join(source.dataDir, 'one.tgz'))

  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('a database on another disk is restored there, and what it was is moved aside', async () => {
  const { database, source } = await aSystem({ rows: 2 })
  database.close()
  const disk = await mkdtemp('/dev/shm/diwan-backup-')
  onTestFinished(() => rm(disk, { recursive: true, force: true }))
  const file = join(source.dataDir, 'one.tgz')
  await takeBackup(source, file)
  await writeFile(join(disk, 'other.sqlite'), 'of before')

  const { aside } = await restoreBackup({ ...source, databaseUri: `file:${join(disk, 'other.sqlite')}` }, file)

  expect(await readFile(join(aside, 'cms.sqlite'), 'utf8')).toBe('of before')
  expect((await readFile(join(disk, 'other.sqlite'))).subarray(0, 6).toString()).toBe('SQLite')
})

test(
  'a restore that breaks off keeps the system from starting until it is run again',
  { timeout: 30_000 },
  async () => {
    const { add, database, source } = await aSystem({ rows: 2 })
    const file = join(source.dataDir, 'one.tgz')
    await takeBackup(source, file)
    await add('after.pdf')
    database.close()
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const bucket = { name: 'uploads', region: 'us-east-1', endpoint: 'http://127.0.0.1:9', keys }
    await expect(restoreBackup({ ...source, bucket }, file)).rejects.toThrow('ECONNREFUSED')
    const [aside] = (await readdir(source.dataDir)).filter((name) => name.startsWith('before-restore-'))

    expect(() => checkRestore(source)).toThrow(
      `npm run restore -- ${file}. Or put what lies in ${join(source.dataDir, String(aside))}`,
    )

    const again = await restoreBackup(source, file)
    expect(() => checkRestore(source)).not.toThrow()
    // What was there before the first one, and nothing that the first one put in its place.
    expect(again.aside).toBe(join(source.dataDir, String(aside)))
    expect(namesIn(again.aside)).toContain('after.pdf')
    expect(await readdir(join(again.aside, 'uploads/files'))).toContain('after.pdf')
    expect(namesIn(source.dataDir)).not.toContain('after.pdf')
  },
)

test('a bucket that fails once is filled all the same', async () => {
  const { source } = await aSystem({ rows: 1 })
  const stored: string[] = []
  let calls = 0
  const server = createHttpServer(async (req, res) => {
    const body = await text(req)
    calls += 1
    if (calls > 1) stored.push(body)
    res.writeHead(calls > 1 ? 200 : 500).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }

  await fillBucket({ name: 'uploads', region: 'us-east-1', endpoint, keys }, join(source.dataDir, 'uploads'))

  expect(stored).toEqual(['file of cv-0.pdf'])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import {
  BasePayload,
  buildConfig,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { afterAll, afterEach, beforeEach, expect, test as base } from 'vitest'
import { env } from '@/env'
import { afterCommit } from '../afterCommit'
import { outOfTurn } from '../outOfTurn'
import { oneWriterAdapter } from './oneWriterAdapter'

// A run on MongoDB has nothing to say about SQLite, which has a run of its own.
const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

let folder: string
let payload: Payload

// Payload remembers the schema it pushed last and would leave the next test's file empty.
process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true'
afterAll(() => {
  delete process.env.PAYLOAD_FORCE_DRIZZLE_PUSH
})

const start = async (limits: { holdMs?: number; waitMs?: number } = {}) => {
  const config = await buildConfig({
    secret: 'only for tests',
    telemetry: false,
    db: oneWriterAdapter({ url: `file:${folder}/test.sqlite`, idType: 'uuid', allowIDOnCreate: true, limits }),
    collections: [
      {
        slug: 'notes',
        fields: [
          { name: 'title', type: 'text', required: true, unique: true },
          { name: 'tags', type: 'array', fields: [{ name: 'tag', type: 'text' }] },
        ],
      },
    ] as never,
  })
  payload = await new BasePayload().init({ config, disableOnInit: true })
}

const notes = 'notes' as never
const create = (title: string, options: object = {}) =>
  payload.create({ collection: notes, data: { title, tags: [{ tag: 'a' }, { tag: 'b' }] } as never, ...options })

/** What another process sees in the file: only what is really committed. */
const titlesInFile = async () => {
  const client = createClient({ url: `file:${folder}/test.sqlite` })
  const { rows } = await client.execute('SELECT title FROM notes ORDER BY title')
  client.close()
  return rows.map((row) => row.title)
}

/** Makes the database refuse the next COMMIT, through a constraint that is checked no earlier. */
const breakNextCommit = async (req: Awaited<ReturnType<typeof createLocalReq>>) => {
  const sessions = payload.db.sessions as unknown as Record<string, { db: { run: (sql: string) => unknown } }>
  const session = sessions[String(await req.transactionID)]
  await session?.db.run('PRAGMA defer_foreign_keys=ON')
  await session?.db.run("INSERT INTO notes_tags (_order, _parent_id, id, tag) VALUES (1, 'nobody', 'x', 'orphan')")
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-sqlite-'))
})

afterEach(async () => {
  await payload.destroy()
  await rm(folder, { recursive: true })
})

test('a commit that fails reaches its caller, and leaves nothing and no lock behind', async () => {
  await start()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await create('never saved', { req })
  await breakNextCommit(req)

  await expect(commitTransaction(req)).rejects.toThrow(/FOREIGN KEY/)

  await create('afterwards')
  expect(await titlesInFile()).toEqual(['afterwards'])
})

test('parallel writes inside and outside transactions are all saved', async () => {
  await start()
  const titles = Array.from({ length: 60 }, (_, index) => `note ${String(index).padStart(2, '0')}`)

  await Promise.all([
    ...titles.map((title) => create(title)),
    ...titles.map((_, index) => payload.db.create({ collection: notes, data: { title: `single ${index}` } })),
    ...titles.map(() => payload.find({ collection: notes })),
  ])

  const saved = await titlesInFile()
  expect(saved).toHaveLength(120)
  expect(saved).toEqual(expect.arrayContaining(titles))
})

test('a nested write with its req is saved or undone together with its parent', async () => {
  await start()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await create('one', { req })
  await create('two', { req })
  expect(await titlesInFile()).toEqual([])
  await killTransaction(req)
  expect(await titlesInFile()).toEqual([])

  await initTransaction(req)
  await create('one', { req })
  await create('two', { req })
  await commitTransaction(req)
  expect(await titlesInFile()).toEqual(['one', 'two'])
})

test('reads are answered while a transaction is open, and see nothing of it', async () => {
  await start()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await create('not yet', { req })

  expect((await payload.find({ collection: notes })).totalDocs).toBe(0)

  await commitTransaction(req)
  expect((await payload.find({ collection: notes })).totalDocs).toBe(1)
})

test('a statement that comes after the rollback fails instead of committing by itself', async () => {
  await start()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  const late = { ...req }
  await killTransaction(req)

  await expect(create('too late', { req: late })).rejects.toThrow()
  expect(await titlesInFile()).toEqual([])
})

test('a transaction that nobody ends is rolled back, and its owner learns that nothing was saved', async () => {
  await start({ holdMs: 100 })
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await create('forgotten', { req })

  await create('the next in line')

  await expect(commitTransaction(req)).rejects.toThrow(/nothing of it was saved/)
  expect(await titlesInFile()).toEqual(['the next in line'])
})

test('a writer that gets no turn in time is told so', async () => {
  await start({ waitMs: 50 })
  const req = await createLocalReq({}, payload)
  await initTransaction(req)

  await expect(create('impatient')).rejects.toThrow(/no turn to write/)

  await commitTransaction(req)
})

test('a lock of another process is waited for', async () => {
  await start()
  const other = createClient({ url: `file:${folder}/test.sqlite` })
  await other.execute('BEGIN IMMEDIATE')
  const saved = create('patient')
  setTimeout(() => void other.execute('COMMIT'), 150)

  await saved
  await create('and the next')
  other.close()
  expect(await titlesInFile()).toEqual(['and the next', 'patient'])
})

test('documents, array rows and jobs get ids of 24 hexadecimal digits', async () => {
  await start()
  const note = (await create('with rows')) as unknown as { id: string; tags: { id: string }[] }

  expect(note.id).toMatch(/^[0-9a-f]{24}$/)
  for (const tag of note.tags) expect(tag.id).toMatch(/^[0-9a-f]{24}$/)
})

test('who waits for a commit is called once it is in the file, and never after a rollback', async () => {
  await start()
  const calls: string[] = []
  const undone = await createLocalReq({}, payload)
  await initTransaction(undone)
  await afterCommit(undone, () => calls.push('undone'))
  await killTransaction(undone)
  const done = await createLocalReq({}, payload)
  await initTransaction(done)
  await create('done', { req: done })
  const called = new Promise<void>((resolve) => void afterCommit(done, () => resolve(void calls.push('done'))))
  expect(calls).toEqual([])
  await commitTransaction(done)

  await called
  expect(calls).toEqual(['done'])
  expect(await titlesInFile()).toEqual(['done'])
})

test('a transaction that has asked for nothing lets others write meanwhile, and saves or undoes as any other', async () => {
  await start()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)

  await outOfTurn(req, () => create('meanwhile'))
  await create('kept', { req })
  await commitTransaction(req)

  const undone = await createLocalReq({}, payload)
  await initTransaction(undone)
  const failing = outOfTurn(undone, () => Promise.reject(new Error('no picture')))
  await expect(failing).rejects.toThrow('no picture')
  await killTransaction(undone)
  await create('after it')
  expect(await titlesInFile()).toEqual(['after it', 'kept', 'meanwhile'])
})

test('a transaction that has asked for something keeps its turn', async () => {
  await start({ waitMs: 50 })
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await create('first', { req })

  await outOfTurn(req, () => expect(create('other')).rejects.toThrow('gave no turn'))
  await commitTransaction(req)

  expect(await titlesInFile()).toEqual(['first'])
})

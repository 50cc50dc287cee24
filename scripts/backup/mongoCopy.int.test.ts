import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient, ObjectId } from 'mongodb'
import { expect, onTestFinished, test as base } from 'vitest'
import { dumpMongo, loadMongo } from './mongoCopy.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

const { DATABASE_URI = '' } = process.env
const test = base.skipIf(!DATABASE_URI.startsWith('mongodb'))
// One of its own, which the end of the run would drop as well: the worker's has the indexes that others rely on.
const databaseUri = DATABASE_URI.replace(/(?=\?|$)/, '-copies')

async function aDatabase(...texts: string[]) {
  const client = await MongoClient.connect(databaseUri)
  const contacts = client.db().collection('contacts')
  await client.db().dropDatabase()
  if (texts.length > 0) await contacts.insertMany(texts.map((text) => ({ _id: new ObjectId(), text, at: new Date(0) })))
  const folder = await mkdtemp(join(tmpdir(), 'diwan-mongo-'))
  onTestFinished(async () => {
    await client.db().dropDatabase()
    await client.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { client, contacts, folder }
}

test('a restore brings every text back as it was, those with separators of lines too', async () => {
  const { contacts, folder } = await aDatabase('Dear Huda,\u2028thank you\u2029\u0085Omar', 'plain\r\nwords')
  const before = await contacts.find().sort({ _id: 1 }).toArray()
  await dumpMongo(databaseUri, folder)
  await contacts.deleteMany({})

  await loadMongo(databaseUri, folder)

  expect(await contacts.find().sort({ _id: 1 }).toArray()).toEqual(before)
})

test('a dump that cannot be read replaces nothing', async () => {
  const { contacts, folder } = await aDatabase('kept')
  await writeFile(join(folder, 'contacts.jsonl'), '{"text":"whole"}\n{"text":"cut o')

  await expect(loadMongo(databaseUri, folder)).rejects.toThrow()

  expect(await contacts.countDocuments()).toBe(1)
})

test('a restore that fails midway leaves everything as it was, and one that was killed leaves nothing behind', async () => {
  const { client, contacts, folder } = await aDatabase('kept')
  const twice = '{"_id":"1","text":"twice"}\n'
  await writeFile(join(folder, 'applications.jsonl'), '{"_id":"1"}\n')
  await writeFile(join(folder, 'contacts.jsonl'), twice + twice)
  await client.db().collection('restored.news').insertOne({ text: 'of a restore that was killed' })
  const swapped: string[] = []
  const beforeSwap = async () => void swapped.push(...(await contacts.distinct('text')))
  const names = async () => (await client.db().listCollections().toArray()).map(({ name }) => name).toSorted()

  await expect(loadMongo(databaseUri, folder, beforeSwap)).rejects.toThrow(/E11000/)
  expect(swapped).toEqual([])
  expect(await contacts.distinct('text')).toEqual(['kept'])
  expect(await names()).toEqual(['contacts'])

  await writeFile(join(folder, 'contacts.jsonl'), '')
  await loadMongo(databaseUri, folder, beforeSwap)
  expect(swapped).toEqual(['kept'])
  expect(await names()).toEqual(['applications'])
})

test('what the database held before a restore lies beside the files that were moved aside', async () => {
  const { contacts, folder } = await aDatabase('old')
  const source = { dataDir: folder, databaseUri }
  const file = join(folder, 'backup.tgz')
  await takeBackup(source, file)
  await contacts.insertOne({ text: 'written since' })

  const { aside } = await restoreBackup(source, file)

  expect(await contacts.distinct('text')).toEqual(['old'])
  expect(await readFile(join(aside, 'mongodb/contacts.jsonl'), 'utf8')).toContain('written since')
})

test('a database that a CMS works on, on any machine, is not restored over', async () => {
  const { client, contacts, folder } = await aDatabase('kept')
  const source = { dataDir: folder, databaseUri }
  const file = join(folder, 'backup.tgz')
  await takeBackup(source, file)
  await contacts.insertOne({ text: 'written since' })
  const leases = client.db().collection<{ _id: string; until: Date }>('leases')
  const renewed = setInterval(() => {
    void leases.updateOne({ _id: 'instance' }, { $set: { until: new Date() } }, { upsert: true })
  }, 300)
  onTestFinished(() => clearInterval(renewed))
  await expect.poll(() => leases.countDocuments()).toBe(1)

  await expect(restoreBackup(source, file)).rejects.toThrow(/A CMS is at work on this database/)

  expect(await contacts.countDocuments()).toBe(2)
})

test('uploads that no backup can hold are told', async () => {
  const { client, folder } = await aDatabase()
  await client
    .db()
    .collection('media')
    .insertMany([{ filename: 'office.webp' }, { alt: 'Of no file yet' }])

  const { uploads } = await takeBackup({ dataDir: folder, databaseUri }, join(folder, 'one.tgz'))

  expect(uploads).toEqual({ named: 1, missing: ['media/office.webp'] })
})

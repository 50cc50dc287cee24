import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { linesOf } from '@diwan/shared/lib/linesOf'
import { SECOND } from '@diwan/shared/lib/time'
import { BSON, type Collection, MongoClient } from 'mongodb'

const { EJSON } = BSON
const BATCH = 500
/** A CMS that works renews its lease each five seconds (`cms/src/database/Lease.ts`). */
const RENEWED_WITHIN = 7 * SECOND
const LOOKED_AT_EACH = SECOND / 2
/** Collections that a restore fills before they take their places. */
const RESTORED = 'restored.'

const isBeingRestored = (name: string) => name.startsWith(RESTORED)

/** Every collection as one file of Extended JSON, a document per line: all as they were at one moment, where the server has snapshots. */
export async function dumpMongo(uri: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const client = await MongoClient.connect(uri)
  try {
    const database = client.db()
    const collections = await database.listCollections({}, { nameOnly: true }).toArray()
    await client.withSession({ snapshot: true }, async (session) => {
      for (const { name } of collections) {
        if (name.startsWith('system.') || isBeingRestored(name)) continue
        const lines = database
          .collection(name)
          .find({}, { session })
          .map((document) => `${EJSON.stringify(document, { relaxed: false })}\n`)
        await pipeline(Readable.from(lines), createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }))
      }
    })
  } finally {
    await client.close()
  }
}

/** Whether a CMS works on a database, on whichever machine: the row of the one that leads changes, whatever its clock says. */
export async function isServed(uri: string): Promise<boolean> {
  const client = await MongoClient.connect(uri)
  try {
    const leases = client.db().collection<{ _id: string; until: Date }>('leases')
    const look = async () => (await leases.findOne({ _id: 'instance' }))?.until.getTime()
    const first = await look()
    if (first === undefined) return false
    for (let waited = 0; waited < RENEWED_WITHIN; waited += LOOKED_AT_EACH) {
      await setTimeout(LOOKED_AT_EACH)
      if ((await look()) !== first) return true
    }
    return false
  } finally {
    await client.close()
  }
}

async function* documentsIn(file: string): AsyncGenerator<object> {
  for await (const line of linesOf(createReadStream(file, 'utf8'))) yield EJSON.parse(line) as object
}

/**
 * Puts the documents of a dump in the place of what the database holds, which stays until all of them are there: a server that goes away
 * or has no room leaves it as it was. Indexes are made by the CMS when it starts.
 */
export async function loadMongo(uri: string, folder: string, beforeSwap?: () => Promise<void>): Promise<void> {
  const names = (await readdir(folder)).map((file) => file.replace(/\.jsonl$/, ''))
  const client = await MongoClient.connect(uri)
  try {
    const database = client.db()
    const present = async () => {
      const collections = await database.listCollections({}, { nameOnly: true }).toArray()
      return collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
    }
    const drop = async (isGone: (name: string) => boolean) => {
      for (const name of await present()) if (isGone(name)) await database.dropCollection(name)
    }
    // Of a restore that was killed.
    await drop(isBeingRestored)
    try {
      for (const name of names)
        await fill(database.collection(RESTORED + name), documentsIn(join(folder, `${name}.jsonl`)))
    } catch (error) {
      await drop(isBeingRestored)
      throw error
    }
    const filled = new Set(await present())
    await beforeSwap?.()
    for (const name of names) {
      if (filled.has(RESTORED + name)) await database.renameCollection(RESTORED + name, name, { dropTarget: true })
      else if (filled.has(name)) await database.dropCollection(name)
    }
    await drop((name) => !names.includes(name))
  } finally {
    await client.close()
  }
}

async function fill(collection: Collection, documents: AsyncIterable<object>): Promise<void> {
  let batch: object[] = []
  for await (const document of documents) {
    batch.push(document)
    if (batch.length === BATCH) batch = (await collection.insertMany(batch), [])
  }
  if (batch.length > 0) await collection.insertMany(batch)
}

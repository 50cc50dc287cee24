import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { linesOf } from '@diwan/shared/lib/linesOf'
import { SECOND } from '@diwan/shared/lib/time'
import { BSON, MongoClient } from 'mongodb'

const { EJSON } = BSON
const BATCH = 500
/** A CMS that works renews its lease each five seconds (`cms/src/database/Lease.ts`). */
const RENEWED_WITHIN = 7 * SECOND
const LOOKED_AT_EACH = SECOND / 2

/** Every collection as one file of Extended JSON, a document per line: all as they were at one moment, where the server has snapshots. */
export async function dumpMongo(uri: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const client = await MongoClient.connect(uri)
  try {
    const database = client.db()
    const collections = await database.listCollections({}, { nameOnly: true }).toArray()
    await client.withSession({ snapshot: true }, async (session) => {
      for (const { name } of collections) {
        if (name.startsWith('system.')) continue
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

/** Puts the documents of a dump in the place of what the database holds. Indexes are made by the CMS when it starts. */
export async function loadMongo(uri: string, folder: string): Promise<void> {
  const files = await readdir(folder)
  // What cannot be read is found out while there still is what it would replace.
  for (const file of files) for await (const document of documentsIn(join(folder, file))) void document
  const client = await MongoClient.connect(uri)
  try {
    const database = client.db()
    await database.dropDatabase()
    for (const file of files) {
      const collection = database.collection(file.replace(/\.jsonl$/, ''))
      let batch: object[] = []
      for await (const document of documentsIn(join(folder, file))) {
        batch.push(document)
        if (batch.length === BATCH) batch = (await collection.insertMany(batch), [])
      }
      if (batch.length > 0) await collection.insertMany(batch)
    }
  } finally {
    await client.close()
  }
}

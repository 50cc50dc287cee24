import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BSON, MongoClient } from 'mongodb'

const { EJSON } = BSON
const BATCH = 500

/** Every collection as one file of Extended JSON, a document per line. One snapshot where the server has them. */
export async function dumpMongo(uri: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const client = await MongoClient.connect(uri)
  try {
    const database = client.db()
    const collections = await database.listCollections({}, { nameOnly: true }).toArray()
    for (const { name } of collections) {
      if (name.startsWith('system.')) continue
      const lines = database
        .collection(name)
        .find()
        .map((document) => `${EJSON.stringify(document, { relaxed: false })}\n`)
      await pipeline(Readable.from(lines), createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }))
    }
  } finally {
    await client.close()
  }
}

/** Puts the documents of a dump in the place of what the database holds. Indexes are made by the CMS when it starts. */
export async function loadMongo(uri: string, folder: string): Promise<void> {
  const client = await MongoClient.connect(uri)
  try {
    const database = client.db()
    await database.dropDatabase()
    for (const file of await readdir(folder)) {
      const collection = database.collection(file.replace(/\.jsonl$/, ''))
      let batch: object[] = []
      for await (const line of createInterface({ input: createReadStream(join(folder, file)) })) {
        batch.push(EJSON.parse(line) as object)
        if (batch.length === BATCH) batch = (await collection.insertMany(batch), [])
      }
      if (batch.length > 0) await collection.insertMany(batch)
    }
  } finally {
    await client.close()
  }
}

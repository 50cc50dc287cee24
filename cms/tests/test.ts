import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import config from '@payload-config'
import { _internal_jobSystemGlobals, getPayload, type Payload } from 'payload'
import { test as base } from 'vitest'
import { env } from '@/env'
import { Api } from './Api'
import { copyTemplateDatabase, migrateAndKeep } from './templateDatabase'

interface Fixtures {
  /** A Payload of this file's own, with an empty migrated database. */
  payload: Payload
  /** Calls the REST API as the outside world does. */
  api: Api
}

/** Vitest's `test` with a real Payload. */
export const test = base.extend<Fixtures>({
  payload: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the pattern.
    async ({}, use) => {
      // Jobs run when a test says so.
      _internal_jobSystemGlobals.shouldAutoRun = false
      // The file before left nothing, not even the folder; an object storage keeps its bucket there.
      await mkdir(join(env.DATA_DIR, 'bucket', env.UPLOADS_BUCKET ?? ''), { recursive: true })
      const isCopied = await copyTemplateDatabase()
      const payload = await getPayload({ config })
      // Refusals are what tests ask for; only trouble is worth a line.
      payload.logger.level = 'warn'
      if (!isCopied) await migrateAndKeep(payload)
      await use(payload)
      await emptyDatabase(payload)
      await payload.destroy()
      forget()
      await rm(env.DATA_DIR, { recursive: true, force: true })
    },
    { scope: 'file' },
  ],
  api: [async ({ payload }, use) => use(new Api(payload)), { scope: 'file' }],
})

/** Lets the next file of this process begin a Payload of its own: Payload keeps the one it made where only it looks. */
function forget(): void {
  const { _payload } = globalThis as { _payload?: Map<string, unknown> }
  if (!_payload) throw new Error('Payload keeps itself somewhere else now: see getPayload.')
  _payload.clear()
}

/**
 * Leaves the collections: DocumentDB now and then does not find one that was dropped and made anew under its name, for as long as a
 * connection lives.
 */
async function emptyDatabase({ db }: Payload): Promise<void> {
  if (db.name !== 'mongoose') return
  const { connection } = db as unknown as MongooseAdapter
  for (const { name } of await connection.listCollections()) await connection.collection(name).deleteMany({})
}

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, readdir, readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import type { Migration, Payload } from 'payload'
import { env } from '@/env'
import { migrations } from '@/migrations'

const isEmbedded = env.DATABASE_URI.startsWith('file:')

/** Puts a migrated database in this file's place, if an earlier file left one: migrating takes longer than most tests. */
export async function copyTemplateDatabase(): Promise<boolean> {
  if (!isEmbedded) return false
  return copyFile(await templatePath(), databasePath(), constants.COPYFILE_FICLONE).then(
    () => true,
    () => false,
  )
}

/** Migrates this file's database and keeps a copy for the files that follow. */
export async function migrateAndKeep(payload: Payload): Promise<void> {
  if (!isEmbedded) return
  // Payload's types for migrations differ between its packages.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  const template = await templatePath()
  const unfinished = `${template}.${process.pid}`
  const client = createClient({ url: env.DATABASE_URI })
  await client.execute(`VACUUM INTO '${unfinished}'`)
  client.close()
  await rename(unfinished, template)
}

const databasePath = () => env.DATABASE_URI.replace(/^file:/, '')

async function templatePath(): Promise<string> {
  const folder = join(env.CMS_DIR, 'src/migrations')
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.ts')) hash.update(await readFile(join(folder, name)))
  }
  return join(tmpdir(), `diwan-template-${hash.digest('hex').slice(0, 16)}.sqlite`)
}

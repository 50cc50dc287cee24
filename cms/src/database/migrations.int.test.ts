import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { test as base } from '../../tests/test'
import { env } from '@/env'

const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

interface Snapshot {
  tables: Record<string, unknown>
}

interface SqlDatabase {
  migrationDir: string
  schema: Record<string, unknown>
  requireDrizzleKit: () => { generateDrizzleJson: (schema: Record<string, unknown>) => Promise<Snapshot> }
}

/** What the newest migration left the tables like. */
function keptSnapshot(folder: string): Snapshot {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  return JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8')) as Snapshot
}

test('the migrations make every table that the collections ask for', async ({ payload }) => {
  const db = payload.db as unknown as SqlDatabase
  const asked = JSON.parse(JSON.stringify(await db.requireDrizzleKit().generateDrizzleJson(db.schema))) as Snapshot
  const kept = keptSnapshot(db.migrationDir)

  const names = new Set([...Object.keys(asked.tables), ...Object.keys(kept.tables)])
  // The order of columns means nothing.
  const changed = [...names].filter((name) => !isDeepStrictEqual(asked.tables[name], kept.tables[name]))

  expect(changed, 'npm run migrate:create --workspace @diwan/cms -- <name>').toEqual([])
})

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Snapshot, withRules } from './withRules.ts'

const folder = join(import.meta.dirname, '../src/migrations')
const snapshots = readdirSync(folder).filter((name) => name.endsWith('.json'))
const newest = snapshots.sort().at(-1)?.replace(/json$/, 'ts')

for (const name of readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))) {
  const path = join(folder, name)
  const text = readFileSync(path, 'utf8')
  // Payload's template imports types as if they were values, which neither Node nor `verbatimModuleSyntax` can run.
  let finished = text.replace(/^import \{ (MigrateUpArgs), (MigrateDownArgs)/, 'import { type $1, type $2')
  // Those before it have been carried out.
  if (name === newest) {
    const snapshot = JSON.parse(readFileSync(path.replace(/ts$/, 'json'), 'utf8')) as Snapshot
    finished = withRules(finished, snapshot)
  }
  if (finished !== text) writeFileSync(path, finished)
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Payload's template imports types as if they were values, which neither Node nor `verbatimModuleSyntax` can run.
const folder = join(import.meta.dirname, '../src/migrations')
for (const name of readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))) {
  const path = join(folder, name)
  const text = readFileSync(path, 'utf8')
  const marked = text.replace(/^import \{ (MigrateUpArgs), (MigrateDownArgs)/, 'import { type $1, type $2')
  if (marked !== text) writeFileSync(path, marked)
}

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test.for([
  ['start/main.ts', '--help', 0, 'npm start'],
  ['start/main.ts', '--port', 2, 'There is no --port'],
  ['test/main.ts', '--help', 0, 'integration-sqlite'],
  ['test/main.ts', 'untt', 2, 'There is no check untt'],
  ['backup/backup.ts', '--help', 0, 'npm run backup [-- FILE]'],
  ['backup/backup.ts', '--out', 2, 'npm run backup [-- FILE]'],
  ['backup/restore.ts', '--force', 2, 'npm run restore -- FILE'],
  ['backup/drill.ts', '--documents', 2, 'npm run backup:drill [-- DOCUMENTS CVS]'],
  ['audit/headers.ts', '--help', 0, 'npm run audit:headers [-- ORIGIN]'],
  ['audit/headers.ts', 'localhost:4321', 2, '“localhost:4321” is no address'],
  ['faults/main.ts', '--help', 0, 'Topics: fleet, forms'],
  ['faults/main.ts', 'disk', 2, 'There is no topic disk.'],
  ['start/letIn.ts', '--force', 2, 'npm run let-in -- EMAIL'],
  ['start/seed.ts', '--help', 0, 'npm run seed [-- …]'],
  ['start/seed.ts', '500', 2, "Unexpected argument '500'"],
  ['start/seed.ts', '--documents=-5', 2, '--documents takes a number, like 0, not “-5”.'],
  ['move/main.ts', '--help', 0, 'npm run move -- --from DATABASE --to DATABASE'],
  ['move/main.ts', '--into', 2, "Unknown option '--into'"],
  ['trace/main.ts', '--last', 2, 'npm run trace -- ID'],
  ['../site/serve/snippets/main.ts', '--help', 0, 'npm run headers -- nginx|caddy'],
  ['../site/serve/snippets/main.ts', 'apache', 2, 'npm run headers -- nginx|caddy'],
  ['bench/benchBuild.ts', '--help', 0, '--documents 10000'],
  ['bench/benchBuild.ts', '--documents=many', 2, '--documents takes a number, like 10000, not “many”.'],
  ['bench/benchPublish.ts', '--document', 2, "Unknown option '--document'"],
  ['soak/tabs.ts', '--help', 0, 'npm run soak:tabs'],
] as const)(
  'scripts/%s %s says how it is used, and does nothing',
  { timeout: 30_000 },
  ([script, word, code, words]) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [`scripts/${script}`, word], {
      cwd: root,
      encoding: 'utf8',
      timeout: 20_000,
    })

    expect(stdout + stderr).toContain(words)
    expect(status).toBe(code)
    // What reads the output of a command must not take a usage for it.
    if (code !== 0) expect(stdout).toBe('')
  },
)

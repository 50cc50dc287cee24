import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test.for([
  ['start', '--help', 0, 'npm start'],
  ['start', '--port', 2, 'There is no --port'],
  ['test', '--help', 0, 'integration-sqlite'],
  ['test', 'untt', 2, 'There is no check untt'],
] as const)(
  'scripts/%s/main.ts %s says how it is used, and does nothing',
  { timeout: 30_000 },
  ([script, word, code, words]) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [`scripts/${script}/main.ts`, word], {
      cwd: root,
      encoding: 'utf8',
      timeout: 20_000,
    })

    expect(stdout + stderr).toContain(words)
    expect(status).toBe(code)
  },
)

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'publisher-main-'))
const compiled = join(DATA_DIR, 'publish/compiled')

afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }))

// It ends as soon as it has read its settings: there is no key.
const start = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { DATA_DIR, WEBHOOK_SECRET: '' },
    encoding: 'utf8',
  })

test('a start leaves its modules translated for the next one, and says what is missing', { timeout: 60_000 }, () => {
  const { status, stderr } = start()

  expect(status).toBe(1)
  expect(stderr).toContain('WEBHOOK_SECRET is not usable')
  expect(readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(50)
})

test('translations that cannot be written or read stop no start', { timeout: 60_000 }, () => {
  mkdirSync(join(DATA_DIR, 'publish'), { recursive: true })
  writeFileSync(compiled, 'not a folder')

  expect(start().stderr).toContain('WEBHOOK_SECRET is not usable')
})

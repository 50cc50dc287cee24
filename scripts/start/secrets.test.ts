import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

beforeEach(() => {
  for (const name of ['PAYLOAD_SECRET', 'WEBHOOK_SECRET', 'PUBLISHER_API_KEY']) vi.stubEnv(name, '')
  return () => vi.unstubAllEnvs()
})

function aFolder(text?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'diwan-secrets-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'secrets.json')
  if (text !== undefined) writeFileSync(file, text)
  return { file, read: () => readSecrets({ dataDir } as Settings) }
}

test('secrets are made once, for their owner only', () => {
  const { file, read } = aFolder()

  const first = read()

  expect(read()).toEqual(first)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test.for(['{"PAYLOAD_SECRET":"cut o', 'null', '"text"', '{"WEBHOOK_SECRET":7}'])(
  'a file that holds %s is called damaged, and stays as it is',
  (text) => {
    const { file, read } = aFolder(text)

    expect(read).toThrow(/secrets\.json is damaged\. Restore it from a backup/)
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from './settings.ts'

function aFolder(env: string): string {
  const root = mkdtempSync(join(tmpdir(), 'diwan-settings-'))
  writeFileSync(join(root, '.env'), env)
  const before = { ...process.env }
  for (const name of ['SITE_PORT', 'CMS_PORT', 'PUBLISHER_PORT', 'SITE_HOST', 'SITE_URL', 'DATA_DIR', 'DATABASE_URI'])
    delete process.env[name]
  onTestFinished(() => {
    process.env = before
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })
  return root
}

test('without settings the embedded default is used', () => {
  const root = aFolder('')

  expect(readSettings(root)).toEqual({
    root,
    dataDir: join(root, '.data'),
    sitePort: 4321,
    cmsPort: 3000,
    publisherPort: 4322,
    siteHost: '127.0.0.1',
    siteUrl: 'http://localhost:4321',
    databaseUri: '',
    adminEmail: 'admin@rasikh.example',
  })
})

test.each([
  ['SITE_PORT=web', 'SITE_PORT is "web", which is not a port.'],
  ['CMS_PORT=70000', 'CMS_PORT is "70000", which is not a port.'],
  ['SITE_PORT=3000', 'must differ'],
  ['SITE_URL=www.example.com', 'Set it to the public origin without a path'],
  ['SITE_URL=https://example.com/en', 'Set it to the public origin without a path'],
  ['SITE_PORT 4321', '.env has a line that is not NAME=value: "SITE_PORT 4321"'],
  ['DATABASE_URI=postgres://x', 'must begin with file: or mongodb://'],
  ['DATABASE_URI=file:diwan.sqlite', 'a file with its whole path'],
  ['DATABASE_URI=file:/srv/100%/cms.sqlite', 'cannot lie in file:/srv/100%/cms.sqlite'],
  ['DATA_DIR="/srv/diwan #1"', 'The database cannot lie in /srv/diwan #1'],
  ['SITE_URL=https://user:word@example.com', 'Set it to the public origin without a path'],
])('%s is refused with a sentence', (line, sentence) => {
  const root = aFolder(`${line}\n`)

  expect(() => readSettings(root)).toThrow(sentence)
})

test('a folder may have spaces and letters of any script, and any name where the database is a server', () => {
  expect(readSettings(aFolder('DATA_DIR="/srv/بيانات ديوان"\n')).dataDir).toBe('/srv/بيانات ديوان')
  expect(readSettings(aFolder('DATA_DIR=/srv/100%\nDATABASE_URI=mongodb://db/diwan\n')).dataDir).toBe('/srv/100%')
})

test('the environment wins over .env', () => {
  const root = aFolder('SITE_PORT=5000\n')
  vi.stubEnv('SITE_PORT', '6000')

  expect(readSettings(root).sitePort).toBe(6000)
})

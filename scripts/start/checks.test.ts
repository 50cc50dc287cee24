import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDataDir, checkPorts } from './checks.ts'
import type { Settings } from './settings.ts'

function aSetting(changes: Partial<Settings> = {}): Settings {
  const root = mkdtempSync(join(tmpdir(), 'diwan-start-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const ports = { sitePort: 45_101, cmsPort: 45_102, publisherPort: 45_103 }
  return {
    root,
    dataDir: join(root, '.data'),
    siteUrl: 'http://localhost:45101',
    databaseUri: '',
    adminEmail: 'admin@example.com',
    ...ports,
    ...changes,
  }
}

test('a busy port is named with its setting', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  await expect(checkPorts(aSetting({ cmsPort: port }))).rejects.toThrow(
    `Port ${port} for the CMS is in use. Stop the program that uses it, or set CMS_PORT`,
  )
})

test('a data folder that is a file is refused with what to do', () => {
  const settings = aSetting()
  writeFileSync(settings.dataDir, '')

  expect(() => checkDataDir(settings)).toThrow(/is not a folder\. Set DATA_DIR/)
})

test('a data folder that is missing is made', () => {
  expect(() => checkDataDir(aSetting())).not.toThrow()
})

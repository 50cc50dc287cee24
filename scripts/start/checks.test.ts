import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDataDir, checkPorts, ownOriginOf } from './checks.ts'
import type { Settings } from './settings.ts'

function aSetting(changes: Partial<Settings> = {}): Settings {
  const root = mkdtempSync(join(tmpdir(), 'diwan-start-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const ports = { sitePort: 45_101, cmsPort: 45_102, publisherPort: 45_103 }
  return {
    root,
    dataDir: join(root, '.data'),
    siteHost: '127.0.0.1',
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

test('the port of the site is looked at where the site will listen', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.2', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  await expect(checkPorts(aSetting({ sitePort: port, siteHost: '127.0.0.2' }))).rejects.toThrow(
    `Port ${port} for the public`,
  )
  await expect(checkPorts(aSetting({ sitePort: port }))).resolves.toBeUndefined()
})

test.for(['192.0.2.1', 'nowhere.invalid', '[::1]'])('SITE_HOST=%s is refused by its name', async (siteHost) => {
  await expect(checkPorts(aSetting({ siteHost }))).rejects.toThrow(
    `SITE_HOST is "${siteHost}", which is no address of this machine`,
  )
})

test.for([
  ['127.0.0.1', 'http://127.0.0.1:45101'],
  ['0.0.0.0', 'http://127.0.0.1:45101'],
  ['::', 'http://[::1]:45101'],
  ['::1', 'http://[::1]:45101'],
  ['10.0.0.7', 'http://10.0.0.7:45101'],
])('a site that listens on %s is asked at %s whether it is up', ([siteHost = '', origin]) => {
  expect(ownOriginOf(aSetting({ siteHost }))).toBe(origin)
})

test('a data folder that is a file is refused with what to do', () => {
  const settings = aSetting()
  writeFileSync(settings.dataDir, '')

  expect(() => checkDataDir(settings)).toThrow(/is not a folder\. Set DATA_DIR/)
})

test('a data folder that is missing is made', () => {
  expect(() => checkDataDir(aSetting())).not.toThrow()
})

/** Does something as a user who is nobody here; whoever is not root is one already. */
function asNobody<T>(work: () => T): T {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test.for(['cms.sqlite', 'secrets.json', 'uploads', 'uploads/media'])(
  'what the system may not write is named before it starts: %s',
  (name) => {
    const settings = aSetting()
    const path = join(settings.dataDir, name)
    mkdirSync(join(settings.dataDir, 'uploads/media'), { recursive: true })
    for (const file of ['cms.sqlite', 'secrets.json']) writeFileSync(join(settings.dataDir, file), '')
    const open = ['', 'cms.sqlite', 'secrets.json', 'uploads', 'uploads/media'].map((one) =>
      join(settings.dataDir, one),
    )
    for (const one of [settings.root, ...open]) chmodSync(one, 0o777)
    chmodSync(path, 0o555)

    expect(() => asNobody(() => checkDataDir(settings))).toThrow(
      `${path} cannot be written (EACCES): it belongs to another user`,
    )
    chmodSync(path, 0o777)
    expect(() => asNobody(() => checkDataDir(settings))).not.toThrow()
  },
)

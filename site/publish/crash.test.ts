import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '@diwan/shared/contracts/publishing'
import { releaseSteps } from '@diwan/shared/contracts/releaseSteps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from './filesBelow.ts'
import { FakeCms } from './testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from './testing/startPublisher.ts'

type Files = Map<string, string>

const cleanups: (() => unknown)[] = []
const cms = new FakeCms()
let before = ''
let change: Change
let oldFiles: Files
let newFiles: Files

beforeAll(async () => {
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'موقع' })
  for (let n = 1; n <= 4; n++) cms.publish('blogs', `b${n}`, post(n), post(n))
  before = aFolder()
  run(before)
  oldFiles = filesOf(before)
  change = cms.publish('blogs', 'b2', { ...post(2, 'Changed'), slug: 'moved' }, post(2, 'تغيّر'))
  const clean = aFolder()
  run(clean)
  newFiles = filesOf(clean)
}, 60_000)

afterAll(() => {
  for (const cleanup of cleanups.reverse()) cleanup()
})

function post(n: number, title = `Post ${n}`) {
  return { slug: `post-${n}`, title, date: `2026-01-0${n}` }
}

function aFolder(): string {
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  writeFileSync(join(folder, 'cms.json'), JSON.stringify([...cms.documents.values()]))
  return folder
}

/** Runs a publisher in its own process until it dies at a step, or has nothing more to do. */
function run(folder: string, step = ''): void {
  rmSync(join(folder, 'finished'), { force: true })
  const script = join(import.meta.dirname, 'testing/crashingPublisher.ts')
  const { stderr } = spawnSync(process.execPath, [script, folder, step], { encoding: 'utf8' })
  const isDone = existsSync(join(folder, 'finished'))
  if (isDone === (step !== ''))
    throw new Error(`The publisher ${isDone ? 'passed' : 'failed before'} '${step}': ${stderr}`)
}

/** What visitors get, but the release's name. */
function filesOf(folder: string): Files {
  const root = realpathSync(join(folder, 'site/current'))
  const files = filesBelow(root).filter((file) => !/\.br$|^\.release$|^builds\/latest/.test(file))
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

test.for([...releaseSteps, 'compressing'])(
  'killed while %s, visitors have a whole release and the next start brings the publish live, once',
  { timeout: 60_000 },
  async (step) => {
    const folder = aFolder()
    cpSync(before, folder, { recursive: true, verbatimSymlinks: true })
    const document = cms.documents.get('blogs/b2')
    writeFileSync(join(folder, 'change.json'), JSON.stringify({ document, change }))

    run(folder, step)

    const afterKill = filesOf(folder)
    expect(afterKill).toEqual(afterKill.has('blog/moved.html') ? newFiles : oldFiles)
    const restarted = await startPublisher({ cms, dataDir: folder })
    const reports = restarted.reports()
    await restarted.stop()
    expect(filesOf(folder)).toEqual(newFiles)
    expect(reports.flatMap((report) => ('outbox' in report ? report.outbox : []))).toEqual([change.outbox])
    expect(new Set(reports.map(({ release }) => release)).size).toBe(2)
  },
)

test('killed in the middle of the very first release, the next start makes it', { timeout: 60_000 }, () => {
  const folder = aFolder()

  run(folder, 'checking')
  expect(existsSync(join(folder, 'site/current'))).toBe(false)
  run(folder)

  expect(filesOf(folder)).toEqual(newFiles)
})

test('a mirror that is not a database any more is made again', { timeout: 60_000 }, async () => {
  const folder = aFolder()
  run(folder)
  for (const suffix of ['-wal', '-shm']) rmSync(join(folder, `publish/mirror.sqlite${suffix}`), { force: true })
  writeFileSync(join(folder, 'publish/mirror.sqlite'), 'what a broken disk left'.repeat(1_000))

  const restarted = await startPublisher({ cms, dataDir: folder })
  await restarted.stop()

  expect(filesOf(folder)).toEqual(newFiles)
  expect(existsSync(join(folder, 'publish/mirror.sqlite.damaged'))).toBe(true)
})

test.for(['publish/mirror.sqlite', 'site', 'publish/blobs'])(
  'a folder that lost its %s is made whole again',
  { timeout: 60_000 },
  async (lost) => {
    const folder = aFolder()
    run(folder)
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(join(folder, `${lost}${suffix}`), { recursive: true, force: true })

    const restarted = await startPublisher({ cms, dataDir: folder })
    await restarted.publish(cms.publish('blogs', 'b1', post(1, 'Again'), post(1)))
    const page = () => filesOf(folder).get('blog/post-1.html')
    await expect.poll(page, { timeout: 10_000, interval: 200 }).toContain('Again')
    await restarted.publish(cms.publish('blogs', 'b1', post(1), post(1)))
    await restarted.stop()

    expect(filesOf(folder)).toEqual(newFiles)
  },
)

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Fault, type FaultContext, Untried } from '../Topic.ts'
import { aLiveRig, aReader, markerOf, mustBeReportedOnce } from './aRig.ts'
import { mustBeWhole } from './mustBeWhole.ts'
import { type Rig, SITE } from './Rig.ts'
import { must, until } from './until.ts'

const PATIENCE = 60_000

/** A file system of its own, so that it can be filled and locked without harm to anything else. */
export function ownFileSystem(context: FaultContext, size: string): string {
  const folder = join(context.folder, 'disk')
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    throw new Untried('This needs the right to mount a file system (root).')
  }
  context.cleanUp(() => execFileSync('umount', ['-l', folder]))
  return folder
}

const mainPageOf = (rig: Rig, path: string) => rig.page(path)
const hasFailed = async (rig: Rig) => (await rig.status())?.state === 'failed'

/** Publishes into a broken disk, expects the old release and an error, repairs the disk and expects the new one. */
async function breakAndRepair(
  context: FaultContext,
  size: string,
  breakIt: (disk: string) => void,
  repair: (disk: string) => void,
) {
  const disk = ownFileSystem(context, size)
  const { rig, shown } = await aLiveRig(context, { folder: disk, logFolder: context.folder })
  const reader = aReader(rig, shown)
  reader.start()
  const [path = '/'] = shown.paths
  breakIt(disk)
  rig.publish(shown.name, markerOf(1))
  await until('the publisher says that it failed', PATIENCE, () => hasFailed(rig))
  const message = (await rig.status())?.error?.message ?? ''
  must((await mainPageOf(rig, path)).includes(markerOf(0)), 'The old release does not stand.')
  repair(disk)
  const isShown = async () => (await mainPageOf(rig, path)).includes(markerOf(1))
  const healed = await until('the change is live after the repair', PATIENCE, isShown)
  await rig.settled()
  await reader.stop()
  mustBeWhole(reader)
  await mustBeReportedOnce(rig)
  return `old release stood, error shown (${message.slice(0, 60)}), live ${(healed / 1_000).toFixed(1)} s after the repair, ${reader.rounds} whole rounds`
}

export const fullDisk: Fault = {
  name: 'disk full',
  run: (context) =>
    breakAndRepair(
      context,
      '160m',
      (disk) => fill(join(disk, 'ballast')),
      (disk) => rmSync(join(disk, 'ballast')),
    ),
}

/** Writes until nothing more fits. */
export function fill(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (let size = 1 << 20; size >= 1; size = size === 1 ? 0 : size >> 2) {
      const chunk = Buffer.alloc(size)
      for (;;) if (writeSync(handle, chunk) < size) break
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}

export const readOnlyFolder: Fault = {
  name: 'folder that cannot be written',
  run: (context) => {
    // A file system with files open for writing cannot be made read-only: the folders of contents and releases are.
    const lock = (disk: string) => {
      for (const folder of LOCKED.map((path) => join(disk, path))) {
        execFileSync('mount', ['--bind', folder, folder])
        execFileSync('mount', ['-o', 'remount,bind,ro', folder])
      }
    }
    const unlock = (disk: string) => {
      for (const path of LOCKED) execFileSync('umount', ['-l', join(disk, path)])
    }
    return breakAndRepair(context, '400m', lock, unlock)
  },
}

const LOCKED = ['data/publish/blobs', 'data/site']

/** Overwrites the middle of a file. */
function damage(file: string): void {
  // What was written last lies in the log until a rest: without this there would be little to damage.
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const { size } = statSync(file)
  const handle = openSync(file, 'r+')
  const bytes = Buffer.alloc(Math.max(1, Math.floor(size / 2)), 'broken')
  writeSync(handle, bytes, 0, bytes.length, Math.floor(size / 4))
  closeSync(handle)
}

export const corruptMirror: Fault = {
  name: 'mirror file damaged while the publisher runs, and while it does not',
  async run(context) {
    const { rig, shown } = await aLiveRig(context)
    const reader = aReader(rig, shown)
    reader.start()
    const mirror = join(rig.dataDir, 'publish/mirror.sqlite')
    const [path = '/'] = shown.paths
    const times: number[] = []
    for (const [round, isRunning] of [true, false].entries()) {
      context.note(isRunning ? 'while it runs' : 'while it does not')
      if (!isRunning) await rig.kill('SIGTERM')
      damage(mirror)
      if (!isRunning) for (const suffix of ['-wal', '-shm']) rmSync(`${mirror}${suffix}`, { force: true })
      rig.publish(shown.name, markerOf(round + 1))
      const begun = performance.now()
      const isShown = async () => {
        // What `npm start` does for a part that has ended.
        if (rig.publisher?.exitCode != null || rig.publisher?.signalCode != null) rig.start()
        return (await rig.page(path)).includes(markerOf(round + 1))
      }
      await until('the change is live', PATIENCE, isShown, 100)
      times.push(performance.now() - begun)
      await rig.settled()
    }
    await reader.stop()
    mustBeWhole(reader)
    const said = rig.log().match(/the mirror (?:is|was) damaged/g)?.length ?? 0
    must(said > 0, 'The log does not say that the mirror was damaged.')
    return `made again from the CMS, live after ${times.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(' and ')}, said ${said} times in the log, ${reader.rounds} whole rounds, 0 mixed`
  },
}

export const corruptBundle: Fault = {
  name: 'code release damaged on disk',
  async run(context) {
    const bundles = join(SITE, `.bundle-faults-${process.pid}`)
    context.cleanUp(() => rmSync(bundles, { recursive: true, force: true }))
    const own = context.option('bundles') ?? join(SITE, '.bundle')
    if (existsSync(join(own, 'latest'))) cpSync(own, bundles, { recursive: true })
    const { rig, shown } = await aLiveRig(context, { bundles })
    const reader = aReader(rig, shown)
    reader.start()
    await rig.kill('SIGTERM')
    for (const name of readdirSync(bundles)) {
      const modules = join(bundles, name, 'server')
      if (!existsSync(modules)) continue
      for (const file of readdirSync(modules)) writeFileSync(join(modules, file), 'export default broken(')
    }
    rig.publish(shown.name, markerOf(1))
    const begun = performance.now()
    rig.start()
    const isShown = async () => (await rig.page(shown.paths[0] as string)).includes(markerOf(1))
    context.note('building the site again')
    await until('the site is built again and the change is live', 300_000, isShown, 200)
    await rig.settled()
    await reader.stop()
    mustBeWhole(reader)
    must(rig.log().includes('code release cannot be used'), 'The log does not say that the code release was damaged.')
    return `old release stood, said in the log, built again by itself, live ${((performance.now() - begun) / 1_000).toFixed(1)} s after the start, ${reader.rounds} whole rounds, 0 mixed`
  },
}

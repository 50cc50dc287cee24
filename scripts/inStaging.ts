import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { signalAll, startedBy } from './start/leftovers.ts'

const NAME = /^(?:\.backup|\.restore|\.?move)-(?:(\d+)-)?\w+$/
const own = new Set<string>()

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Whether a command that copies everything runs under this number; another program may have it by now. */
function isAtWork(pid: number): boolean {
  if (!isThere(pid)) return false
  try {
    return /scripts\/(?:backup|move)\//.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return true
  }
}

/** Removes what a command that was killed has left: a whole copy of the system, with what was erased since, and what it began. */
async function dropAbandoned(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const [isStaging, pid] = NAME.exec(name) ?? []
    if (isStaging === undefined || own.has(join(dataDir, name))) continue
    // In a container each process has the same number.
    const isElse = pid !== undefined && Number(pid) !== process.pid
    // It would go on filling the database that was the target.
    if (isElse && !isThere(Number(pid))) signalAll(startedBy(Number(pid), dataDir), 'SIGKILL')
    if (!isElse || !isAtWork(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** A folder beside the data, for its owner alone, for the time of a backup, a restore or a move between databases. */
export async function inStaging<T>(
  dataDir: string,
  kind: 'backup' | 'move' | 'restore',
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await dropAbandoned(dataDir)
  const folder = await mkdtemp(join(dataDir, `.${kind}-${process.pid}-`))
  own.add(folder)
  try {
    await chmod(folder, 0o700)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    own.delete(folder)
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^\.(?:backup|restore)-(?:(\d+)-)?\w+$/
const own = new Set<string>()

/** Whether a backup or a restore runs under this number; another program may have it by now. */
function isAtWork(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/backup/')
  } catch {
    return true
  }
}

/** Removes what a backup or a restore that was killed has left: a whole copy of the system, with what was erased since. */
async function dropAbandoned(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const [isStaging, pid] = NAME.exec(name) ?? []
    if (isStaging === undefined || own.has(join(dataDir, name))) continue
    // In a container each process has the same number.
    const isElse = pid !== undefined && Number(pid) !== process.pid
    if (!isElse || !isAtWork(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** A folder of its own beside the data for the time of one backup or restore. */
export async function inStaging<T>(
  dataDir: string,
  kind: 'backup' | 'restore',
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

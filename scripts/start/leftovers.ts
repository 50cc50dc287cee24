import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND } from '@diwan/shared/lib/time'
import { Stop } from './stop.ts'

const GRACE = 8 * SECOND

/** Says who has a data folder for itself, from the first step of a start on. */
const pidFile = (dataDir: string) => join(dataDir, 'running.json')

/** Puts a file with the numbers in its place at once: whoever reads it finds it whole. */
function put(dataDir: string, parts: Record<string, number | undefined>, place: typeof renameSync): void {
  const file = `${pidFile(dataDir)}.${process.pid}`
  try {
    writeFileSync(file, JSON.stringify({ supervisor: process.pid, parts }))
    place(file, pidFile(dataDir))
  } finally {
    rmSync(file, { force: true })
  }
}

/** Notes the parts that run. */
export const notePids = (dataDir: string, parts: Record<string, number | undefined>): void =>
  put(dataDir, parts, renameSync)

const procOf = (pid: number, name: 'cmdline' | 'environ') => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** What to do about a start that is under way, or that keeps the system running. */
export const STARTED = 'The system is running. Stop it'

/** Commands that have a data folder for themselves, by their scripts: what to say to another one. */
const TAKERS: Record<string, string> = {
  'start/main': STARTED,
  'test/system': STARTED,
  'backup/restore': 'A restore is at work. Wait until it has ended',
  'move/main': 'A move between databases is at work. Wait until it has ended',
}

// Of this checkout or of another one that was told the same folder. A number that another program has by now is neither.
const takerOf = (pid: number) =>
  procOf(pid, 'cmdline')
    .map((word) => TAKERS[/(?:^|\/)scripts\/(\w+\/\w+)\.ts$/.exec(word)?.[1] ?? ''])
    .find((taker) => taker !== undefined)

/** What a start runs bears its number: Next writes another name over its command line, and `npm` hands no signal on. */
export const markOf = (start: number): { DIWAN_START: string } => ({ DIWAN_START: String(start) })

/** Everything that a start has begun on a data folder and that runs: parts, builds, and what those began. */
export function startedBy(start: number, dataDir: string): number[] {
  const wanted = [`DIWAN_START=${markOf(start).DIWAN_START}`, `DATA_DIR=${dataDir}`]
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) => {
      const environ = procOf(pid, 'environ')
      return wanted.every((one) => environ.includes(one))
    })
}

/** Sends a signal to each of them; one that has ended meanwhile is no fault. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself.
    }
  }
}

function readStart(dataDir: string): number | null {
  try {
    const { supervisor } = JSON.parse(readFileSync(pidFile(dataDir), 'utf8')) as { supervisor?: unknown }
    return typeof supervisor === 'number' ? supervisor : null
  } catch {
    return null
  }
}

/** What to do about who has a data folder for itself, a start that is under way or keeps it running, a restore or a move. */
export function takerIn(dataDir: string): string | undefined {
  const start = readStart(dataDir)
  // In a container each start has the same number.
  return start !== null && start !== process.pid ? takerOf(start) : undefined
}

/** A start that was killed leaves what it began running: ends that, and nothing else. */
export async function endLeftovers(dataDir: string, grace = GRACE): Promise<'none' | 'ended' | 'running'> {
  const start = readStart(dataDir)
  if (takerIn(dataDir) !== undefined) return 'running'
  const orphans = () => (start === null ? [] : startedBy(start, dataDir))
  const found = orphans()
  signalAll(found, 'SIGTERM')
  for (let waited = 0; waited < grace && orphans().length > 0; waited += 200)
    await new Promise((done) => setTimeout(done, 200))
  signalAll(orphans(), 'SIGKILL')
  rmSync(pidFile(dataDir), { force: true })
  return found.length > 0 ? 'ended' : 'none'
}

/** Takes a data folder for this command; `false` when another one was faster. */
export function claim(dataDir: string): boolean {
  try {
    put(dataDir, {}, linkSync)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Gives it back. */
export function disclaim(dataDir: string): void {
  if (readStart(dataDir) === process.pid) rmSync(pidFile(dataDir), { force: true })
}

/** Does what must not meet the system, nor another such command, on a data folder; `then` is what to do when that has ended. */
export async function alone<T>(dataDir: string, then: string, work: () => Promise<T>): Promise<T> {
  if ((await endLeftovers(dataDir)) === 'running' || !claim(dataDir))
    throw new Stop(`${takerIn(dataDir) ?? 'Another command is at work. Wait until it has ended'}, then ${then}.`)
  try {
    return await work()
  } finally {
    disclaim(dataDir)
  }
}

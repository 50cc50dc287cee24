import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND } from '@diwan/shared/lib/time'

export interface Part {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

const GRACE = 8 * SECOND
const FIRST_RESTART = 1 * SECOND
const LONGEST_RESTART = 30 * SECOND
/** A part that ran this long starts over with the shortest pause. */
const STEADY = 60 * SECOND

/** Keeps the parts running: starts them again when they end, writes their output to `logs/`, stops all of them together. */
export class Supervisor {
  #children = new Map<string, ChildProcess>()
  #isStopping = false
  #dataDir: string
  #isLoud: boolean

  constructor(dataDir: string, { isLoud = false } = {}) {
    this.#dataDir = dataDir
    this.#isLoud = isLoud
    mkdirSync(join(dataDir, 'logs'), { recursive: true })
  }

  start(part: Part, pause = FIRST_RESTART): void {
    if (this.#isStopping) return
    const began = performance.now()
    const log = createWriteStream(join(this.#dataDir, 'logs', `${part.name}.log`), { flags: 'a' })
    log.on('error', () => {})
    // A group of its own: Ctrl-C reaches the supervisor alone, which then stops the parts in order.
    const child = spawn(part.command, part.args, {
      cwd: part.cwd,
      env: part.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.#children.set(part.name, child)
    this.#writePids()
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk)
        if (this.#isLoud) process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `${part.name.padEnd(9)} │ `))
      })
    }
    child.on('error', (error) => console.error(`${part.name} could not be started: ${error.message}`))
    child.on('exit', (code, signal) => {
      log.end()
      this.#children.delete(part.name)
      if (this.#isStopping) return
      this.#writePids()
      const next = performance.now() - began > STEADY ? FIRST_RESTART : Math.min(pause * 2, LONGEST_RESTART)
      console.error(
        `${part.name} ended (${signal ?? `exit code ${code}`}); starting it again in ${pause / SECOND} s. Its log: ${log.path.toString()}`,
      )
      setTimeout(() => this.start(part, next), pause)
    })
  }

  /** Stops every part within ten seconds: asks first, ends what does not listen. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const children = [...this.#children.values()]
    const ended = Promise.all(
      children.map(
        (child) => (child.exitCode ?? child.signalCode) !== null || new Promise((done) => child.once('exit', done)),
      ),
    )
    for (const child of children) signalGroup(child.pid, 'SIGTERM')
    const timer = setTimeout(() => children.forEach((child) => signalGroup(child.pid, 'SIGKILL')), GRACE)
    await ended
    clearTimeout(timer)
    rmSync(pidFile(this.#dataDir), { force: true })
  }

  #writePids() {
    const parts = Object.fromEntries([...this.#children].map(([name, child]) => [name, child.pid]))
    writeFileSync(pidFile(this.#dataDir), JSON.stringify({ supervisor: process.pid, parts }))
  }
}

const pidFile = (dataDir: string) => join(dataDir, 'running.json')

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended by itself.
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** A start that was killed leaves its parts running: ends those, and only those, that still run this project's files. */
export async function endLeftovers(dataDir: string, root: string): Promise<'none' | 'ended' | 'running'> {
  let left: { supervisor: number; parts: Record<string, number> }
  try {
    left = JSON.parse(readFileSync(pidFile(dataDir), 'utf8')) as typeof left
  } catch {
    return 'none'
  }
  if (isAlive(left.supervisor) && commandOf(left.supervisor).includes(root)) return 'running'
  const orphans = Object.values(left.parts).filter((pid) => isAlive(pid) && commandOf(pid).includes(root))
  for (const pid of orphans) signalGroup(pid, 'SIGTERM')
  for (let waited = 0; waited < GRACE && orphans.some(isAlive); waited += 200)
    await new Promise((done) => setTimeout(done, 200))
  for (const pid of orphans.filter(isAlive)) signalGroup(pid, 'SIGKILL')
  rmSync(pidFile(dataDir), { force: true })
  return orphans.length ? 'ended' : 'none'
}

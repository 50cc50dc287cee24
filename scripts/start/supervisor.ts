import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND } from '@diwan/shared/lib/time'
import { disclaim, notePids } from './leftovers.ts'
import { LogFile } from './LogFile.ts'

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
    const log = new LogFile(join(this.#dataDir, 'logs', `${part.name}.log`))
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
    const again = (why: string) => {
      this.#children.delete(part.name)
      if (this.#isStopping) return
      this.#writePids()
      const next = performance.now() - began > STEADY ? FIRST_RESTART : Math.min(pause * 2, LONGEST_RESTART)
      console.error(`${part.name} ${why}; starting it again in ${pause / SECOND} s. Its log: ${log.path}`)
      setTimeout(() => this.start(part, next), pause)
    }
    child.on('error', (error) => {
      // What was never there does not end either.
      if (child.pid === undefined) again(`could not be started (${error.message})`)
    })
    // Only then everything is read that it had to say.
    child.on('close', () => log.end())
    child.on('exit', (code, signal) => again(`ended (${signal ?? `exit code ${code}`})`))
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
    disclaim(this.#dataDir)
  }

  #writePids() {
    try {
      notePids(this.#dataDir, Object.fromEntries([...this.#children].map(([name, child]) => [name, child.pid])))
    } catch {
      // A full disk is no reason to leave the parts alone.
    }
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended by itself.
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from '../../start/endProcess.ts'
import { endWithThis } from '../../start/endWithThis.ts'
import type { Part } from '../../start/supervisor.ts'

const LONGEST_PAUSE = 3_000

/** One process of the fleet, which is started again a moment after it ended, as its supervisor would. */
export class Process {
  readonly name: string
  /** Answers 200 while it works. */
  readonly health: string
  kills = 0
  readonly #part: Omit<Part, 'name'>
  readonly #log: string
  #child: ChildProcess | null = null
  #isEnding = false

  constructor(name: string, part: Omit<Part, 'name'>, health: string, log: string) {
    this.name = name
    this.health = health
    this.#part = part
    this.#log = log
  }

  start(): void {
    const { args, command, cwd, env } = this.#part
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => appendFileSync(this.#log, chunk))
    this.#child = endWithThis(child)
    child.once('exit', () => void this.#restart())
  }

  /** Ends it as a power cut does. */
  kill(): void {
    this.kills += 1
    this.#child?.kill('SIGKILL')
  }

  /** Stands still, as on a machine that is moved or out of memory, and is not started again meanwhile. */
  sleep(): void {
    this.#child?.kill('SIGSTOP')
  }

  /** Goes on where it was. */
  wake(): void {
    this.#child?.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    this.#isEnding = true
    this.wake()
    if (this.#child) await endProcess(this.#child, 'SIGTERM')
  }

  async isUp(): Promise<boolean> {
    const answer = await fetch(this.health, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }

  async #restart(): Promise<void> {
    if (this.#isEnding) return
    await wait(Math.random() * LONGEST_PAUSE)
    if (!this.#isEnding) this.start()
  }
}

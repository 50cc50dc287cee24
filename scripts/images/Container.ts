import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SECOND } from '@diwan/shared/lib/time'
import type { Stage } from './parseDockerfile.ts'
import type { Service } from './readCompose.ts'
import { type LaidStage, placed } from './StageFolders.ts'

const HEALTH_PERIOD = SECOND
const GRACE = 10 * SECOND

interface Options {
  stage: Stage
  laid: LaidStage
  service: Service
  /** Where named volumes and logs lie. */
  scratch: string
  env: Record<string, string>
}

/** A part that runs from its stage's folder as it would in a container: its command, its volumes, its health check. */
export class Container {
  readonly #options: Options
  readonly #log: string
  readonly #startedAt = Date.now()
  #child: ChildProcess | null = null

  constructor(options: Options) {
    this.#options = options
    const { laid, scratch, service, stage } = options
    this.#log = join(scratch, `${stage.name}.log`)
    mkdirSync(join(laid.folder, 'tmp'), { recursive: true })
    for (const volume of service.volumes ?? []) {
      const [name = '', path = ''] = volume.split(':')
      const target = join(laid.folder, path)
      mkdirSync(join(scratch, 'volumes', name), { recursive: true })
      mkdirSync(dirname(target), { recursive: true })
      rmSync(target, { recursive: true, force: true })
      symlinkSync(join(scratch, 'volumes', name), target)
    }
  }

  /** Runs a line in the container to its end. */
  exec(line: string): boolean {
    const { status } = spawnSync('sh', ['-c', line], { cwd: this.#cwd, env: this.#env, stdio: 'ignore' })
    return status === 0
  }

  start(): void {
    const [program = '', ...args] = this.#options.stage.command ?? []
    const log = openSync(this.#log, 'a')
    // A group of its own, so that whatever its shell started ends with it.
    this.#child = spawn(program, args, { cwd: this.#cwd, env: this.#env, stdio: ['ignore', log, log], detached: true })
  }

  /** Waits until its health check passes. */
  async healthy(within: number): Promise<void> {
    const end = performance.now() + within
    while (!this.exec(this.#options.stage.health ?? 'false')) {
      const isOver = this.#child?.exitCode !== null
      if (isOver || performance.now() > end)
        throw new Error(`${this.#options.stage.name} is not healthy:\n${this.#tail()}`)
      await setTimeout(HEALTH_PERIOD)
    }
  }

  /** Stops it as an engine does; says whether it listened. */
  async stop(): Promise<'stopped' | 'killed'> {
    const child = this.#child
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return 'stopped'
    const ended = new Promise<'stopped'>((done) => child.once('exit', () => done('stopped')))
    child.kill('SIGTERM')
    const how = await Promise.race([ended, setTimeout(GRACE, 'killed' as const, { ref: false })])
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nothing of it is left.
    }
    return how
  }

  /** Files it wrote where a container's own files are read-only. */
  written(): string[] {
    const { laid, service } = this.#options
    const free = (service.tmpfs ?? []).map((path) => join(laid.folder, path.split(':')[0] ?? ''))
    const root = join(laid.folder, 'app')
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name))
      .filter((file) => !free.some((folder) => file.startsWith(`${folder}/`)))
      .filter((file) => existsSync(file) && statSync(file).mtimeMs > this.#startedAt)
      .map((file) => file.slice(laid.folder.length))
  }

  get #cwd(): string {
    return join(this.#options.laid.folder, this.#options.laid.workdir)
  }

  get #env(): NodeJS.ProcessEnv {
    const { env, laid } = this.#options
    const own = Object.entries(env).map(([name, value]) => [name, placed(value, laid.folder)])
    return { HOME: join(laid.folder, 'tmp'), ...laid.env, ...(Object.fromEntries(own) as Record<string, string>) }
  }

  #tail(): string {
    return readFileSync(this.#log, 'utf8').split('\n').slice(-30).join('\n')
  }
}

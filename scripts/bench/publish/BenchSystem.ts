import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PublisherStatus } from '@diwan/shared/contracts/publishing'
import { until } from '../../faults/publish/until.ts'
import { endProcess } from '../../start/endProcess.ts'
import { endWithThis } from '../../start/endWithThis.ts'
import { environmentOf, node, partsOf } from '../../start/parts.ts'
import { buildCms, buildSite, migrate, seed } from '../../start/prepare.ts'
import { readSecrets } from '../../start/secrets.ts'
import type { Settings } from '../../start/settings.ts'
import { run, step } from '../../start/steps.ts'

const root = resolve(import.meta.dirname, '../../..')
const MINUTES = 60_000

export const ADMIN = { email: 'bench@rasikh.example', password: 'a-long-password-for-the-bench' }

type Part = 'cms' | 'publisher' | 'web'

/** The whole system as `npm start` runs it, with many documents, on a folder and ports of its own. */
export class BenchSystem {
  readonly settings: Settings
  readonly #documents: number
  readonly #children = new Map<Part, ChildProcess>()
  readonly #env: NodeJS.ProcessEnv

  constructor({ dataDir, port, documents }: { dataDir: string; port: number; documents: number }) {
    mkdirSync(join(dataDir, 'logs'), { recursive: true })
    this.#documents = documents
    this.settings = {
      root,
      dataDir,
      cmsPort: port,
      publisherPort: port + 1,
      sitePort: port + 2,
      siteHost: '127.0.0.1',
      siteUrl: `http://localhost:${port + 2}`,
      databaseUri: '',
      adminEmail: ADMIN.email,
    }
    this.#env = {
      ...environmentOf(this.settings, readSecrets(this.settings), 'production'),
      SEED_ADMIN_PASSWORD: ADMIN.password,
    }
  }

  get web(): string {
    return `http://127.0.0.1:${this.settings.sitePort}`
  }

  get env(): NodeJS.ProcessEnv {
    return this.#env
  }

  /** Builds what has changed, fills the database and starts CMS and web server. */
  async prepare(): Promise<void> {
    await buildCms(this.settings, this.#env)
    await buildSite(this.settings, this.#env)
    await migrate(this.settings, this.#env)
    await seed(this.settings, this.#env)
    await step(`${this.#documents} further documents`, () =>
      run('npm', ['run', '--silent', 'seed:demo', '--', '--documents', String(this.#documents)], {
        cwd: join(root, 'cms'),
        env: this.#env,
      }),
    )
    this.start('cms')
    this.start('web')
    await until('the CMS answers', 5 * MINUTES, () =>
      this.#isUp(`http://127.0.0.1:${this.settings.cmsPort}/api/health`),
    )
  }

  start(name: Part): void {
    const { args, cwd, env } = partsOf(this.settings, this.#env, false)[name]
    const log = openSync(join(this.settings.dataDir, 'logs', `${name}.log`), 'a')
    this.#children.set(name, endWithThis(spawn(node, args, { cwd, env, stdio: ['ignore', log, log] })))
  }

  async stop(name: Part): Promise<void> {
    const child = this.#children.get(name)
    this.#children.delete(name)
    if (child) await endProcess(child, 'SIGTERM')
  }

  async stopAll(): Promise<void> {
    for (const name of ['web', 'publisher', 'cms'] as const) await this.stop(name)
  }

  /** What the publisher says of itself; `null` while it does not answer. */
  async status(): Promise<PublisherStatus | null> {
    const response = await fetch(`http://127.0.0.1:${this.settings.publisherPort}/status`).catch(() => null)
    const status = response === null ? null : ((await response.json()) as PublisherStatus)
    if (status?.state === 'failed') throw new Error(status.error?.message)
    return status
  }

  /** Waits until everything that is published is live, and nothing is done about it any more. */
  async settled(patience = 30 * MINUTES, pause = 50): Promise<PublisherStatus> {
    let found: PublisherStatus | null = null
    const isIdle = async () => {
      found = await this.status()
      return found?.state === 'idle' && found.live !== null && found.pending === 0
    }
    await until('the publisher is idle', patience, isIdle, pause)
    return found as unknown as PublisherStatus
  }

  /** Waits until the publisher has compared everything with the CMS since its start. */
  async compared(): Promise<void> {
    await until('everything is compared', MINUTES, async () => (await this.status())?.isCompared === true, 5)
  }

  /** Number of a part's process; 0 while it does not run. */
  pid(name: Part): number {
    return this.#children.get(name)?.pid ?? 0
  }

  /** Resident memory of the publisher, in megabytes. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#children.get('publisher')?.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024)
  }

  /** CPU time of the publisher so far, in milliseconds. */
  cpu(): number {
    const stat = readFileSync(`/proc/${this.#children.get('publisher')?.pid}/stat`, 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * 10
  }

  async #isUp(url: string): Promise<boolean> {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.ok ?? false
  }
}

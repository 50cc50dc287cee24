import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { endProcess } from '../../start/endProcess.ts'
import { endWithThis } from '../../start/endWithThis.ts'
import { buildCms, migrate, seed } from '../../start/prepare.ts'
import { environmentOf } from '../../start/parts.ts'
import { readSecrets } from '../../start/secrets.ts'
import type { Settings } from '../../start/settings.ts'
import { until } from '../publish/until.ts'

const root = resolve(dirname(import.meta.filename), '../../..')
const PATIENCE = 120_000
export const ADMIN = { email: 'forms@rasikh.example', password: 'a-long-password-for-the-forms' }

interface Options {
  dataDir: string
  port: number
  /** Where mails go; empty: files in the data folder. */
  smtpUrl?: string
  /** Content as on a fresh installation; otherwise an empty database. */
  withContent?: boolean
  logFolder?: string
}

/** The CMS as it runs in production, on a data folder and ports of its own. */
export class FormsSystem {
  readonly url: string
  readonly dataDir: string
  readonly #settings: Settings
  readonly #options: Options
  #child: ChildProcess | undefined

  constructor(options: Options) {
    const { dataDir, port } = options
    this.#options = options
    this.dataDir = dataDir
    this.url = `http://127.0.0.1:${port}`
    this.#settings = {
      root,
      dataDir,
      cmsPort: port,
      // Nobody listens there: what is under test needs neither the site nor the publisher.
      sitePort: port + 1,
      publisherPort: port + 2,
      siteHost: '127.0.0.1',
      siteUrl: `http://localhost:${port + 1}`,
      databaseUri: '',
      adminEmail: ADMIN.email,
    }
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Builds the CMS if its sources changed, makes the database and starts. */
  async prepareAndStart(): Promise<this> {
    mkdirSync(this.dataDir, { recursive: true })
    const env = this.#env()
    await buildCms(this.#settings, env)
    await migrate(this.#settings, env)
    if (this.#options.withContent) await seed(this.#settings, env)
    await this.start()
    return this
  }

  /** Starts, and waits until it answers. */
  async start(): Promise<void> {
    const next = join(root, 'node_modules/next/dist/bin/next')
    const log = join(this.#options.logFolder ?? this.dataDir, 'cms.log')
    const port = String(this.#settings.cmsPort)
    const child = spawn(process.execPath, [next, 'start', '-p', port, '-H', '127.0.0.1'], {
      cwd: join(root, 'cms'),
      env: this.#env(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
    this.#child = endWithThis(child)
    await until('the CMS answers', PATIENCE, () => this.isUp(), 100)
  }

  async isUp(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    return answer?.ok ?? false
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child) await endProcess(child, signal)
  }

  #env(): NodeJS.ProcessEnv {
    return {
      ...environmentOf(this.#settings, readSecrets(this.#settings), 'production'),
      PAYLOAD_MIGRATING: '',
      SEED_ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: this.#options.smtpUrl ?? '',
    }
  }
}

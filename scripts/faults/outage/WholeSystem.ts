import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endProcess } from '../../start/endProcess.ts'
import { endWithThis } from '../../start/endWithThis.ts'
import { environmentOf, partsOf } from '../../start/parts.ts'
import { buildCms, buildSite, migrate, seed } from '../../start/prepare.ts'
import { waitFor } from '../../start/ready.ts'
import { readSecrets } from '../../start/secrets.ts'
import type { Settings } from '../../start/settings.ts'
import { must } from '../publish/until.ts'

const root = resolve(import.meta.dirname, '../../..')
const UP_WITHIN = 120_000
const RELEASE_WITHIN = 5 * 60_000
const {
  SEED_ADMIN_EMAIL: EMAIL = 'outage@rasikh.example',
  SEED_ADMIN_PASSWORD: PASSWORD = 'a-long-password-for-the-outage',
} = process.env

type PartName = 'cms' | 'publisher' | 'web'

/** Web server, CMS and publisher as `npm start` runs them, each of which can be taken away by itself. */
export class WholeSystem {
  readonly origin: string
  readonly dataDir: string
  readonly #settings: Settings
  readonly #children = new Map<PartName, ChildProcess>()
  #token = ''

  constructor(dataDir: string, port: number) {
    this.dataDir = dataDir
    this.origin = `http://localhost:${port}`
    this.#settings = {
      root,
      dataDir,
      sitePort: port,
      publisherPort: port + 1,
      cmsPort: port + 2,
      siteHost: '127.0.0.1',
      siteUrl: this.origin,
      databaseUri: '',
      adminEmail: EMAIL,
    }
    // Its address is compiled into its pages: a code release of its own, so that a running site keeps the one it has.
    process.env.BUNDLES = join(root, '.data/outage-bundles')
  }

  async prepareAndStart(): Promise<this> {
    mkdirSync(join(this.dataDir, 'logs'), { recursive: true })
    const env = this.#env()
    await migrate(this.#settings, { ...env, PAYLOAD_MIGRATING: 'true' })
    await seed(this.#settings, env)
    await buildCms(this.#settings, env)
    await buildSite(this.#settings, env)
    await this.start('cms')
    await this.start('web')
    await this.start('publisher')
    must(
      await waitFor(`${this.origin}/builds/latest.json`, { within: RELEASE_WITHIN }),
      `There was no release within five minutes: ${this.dataDir}/logs/publisher.log`,
    )
    return this
  }

  async start(name: PartName): Promise<void> {
    const part = partsOf(this.#settings, this.#env(), false)[name]
    const child = spawn(part.command, part.args, { cwd: part.cwd, env: part.env, stdio: ['ignore', 'pipe', 'pipe'] })
    const log = join(this.dataDir, 'logs', `${name}.log`)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
    this.#children.set(name, endWithThis(child))
    if (name === 'cms')
      must(
        await waitFor(`http://127.0.0.1:${this.#settings.cmsPort}/api/health`, { within: UP_WITHIN }),
        `The CMS did not answer within two minutes: ${log}`,
      )
  }

  /** Ends a part, as a power cut does unless it is asked to. */
  async end(name: PartName, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#children.get(name)
    this.#children.delete(name)
    if (child) await endProcess(child, signal)
  }

  async stop(): Promise<void> {
    for (const name of [...this.#children.keys()]) await this.end(name, 'SIGTERM')
  }

  /** A call as the administrator. */
  async call(method: string, path: string, body?: object): Promise<{ status: number; data: Record<string, unknown> }> {
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(this.#token ? { Authorization: `JWT ${this.#token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    })
    return { status: answer.status, data: (await answer.json()) as Record<string, unknown> }
  }

  async signIn(): Promise<void> {
    const { data } = await this.call('POST', '/api/users/login', { email: EMAIL, password: PASSWORD })
    must(typeof data.token === 'string', `Nobody signs in: ${JSON.stringify(data).slice(0, 200)}`)
    this.#token = data.token
  }

  #env(): NodeJS.ProcessEnv {
    return {
      ...environmentOf(this.#settings, readSecrets(this.#settings), 'production'),
      PAYLOAD_MIGRATING: '',
      SEED_ADMIN_PASSWORD: PASSWORD,
      SMTP_URL: '',
      TEST_PAGES: '',
      // Every candidate has an address of their own.
      TRUST_PROXY: 'true',
    }
  }
}

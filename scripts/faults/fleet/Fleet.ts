import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { environmentOf, partsOf } from '../../start/parts.ts'
import { buildCms, buildSite, seed } from '../../start/prepare.ts'
import { readSecrets } from '../../start/secrets.ts'
import type { Settings } from '../../start/settings.ts'
import { MailServer } from '../forms/MailServer.ts'
import { must, until } from '../publish/until.ts'
import { Balancer } from './Balancer.ts'
import { Process } from './Process.ts'
import { targetServer } from './targetServer.ts'

const root = resolve(import.meta.dirname, '../../..')
const EMAIL = 'fleet@rasikh.example'
const PASSWORD = 'a-long-password-for-the-fleet'
const CMS = 3
const PUBLISHERS = 2
const UP_WITHIN = 180_000
const FIRST_RELEASE_WITHIN = 10 * 60_000
const ANSWER_WITHIN = 30_000

export interface Answered {
  status: number
  data: Record<string, unknown>
}

/** Three CMS and two publishers on one database, behind a balancer, with a release target and a mail server. */
export class Fleet {
  /** Where the balancer leads to some CMS. */
  readonly api: string
  /** Where the release target is shown. */
  readonly shown: string
  readonly mails = new MailServer()
  readonly cms: Process[]
  readonly publishers: Process[]
  readonly dataDir: string
  readonly #port: number
  readonly #settings: Settings
  readonly #folder: string
  readonly #balancer: Balancer
  readonly #target: Server
  #token = ''

  constructor(folder: string, port: number, databaseUri: string) {
    this.#folder = folder
    this.#port = port
    this.dataDir = join(folder, 'data')
    this.api = `http://127.0.0.1:${port}`
    this.shown = `http://127.0.0.1:${port + 6}`
    mkdirSync(join(this.dataDir, 'logs'), { recursive: true })
    this.#settings = {
      root,
      dataDir: this.dataDir,
      sitePort: port,
      cmsPort: port + 1,
      publisherPort: port + 4,
      siteHost: '127.0.0.1',
      siteUrl: `http://localhost:${port}`,
      databaseUri,
      adminEmail: EMAIL,
    }
    // Its address is compiled into its pages: a code release of its own, so that a running site keeps the one it has.
    process.env.BUNDLES = join(root, '.data/fleet-bundles')
    this.cms = Array.from({ length: CMS }, (_, at) => this.#cms(at + 1))
    this.publishers = Array.from({ length: PUBLISHERS }, (_, at) => this.#publisher(at + 1))
    this.#balancer = new Balancer(Array.from({ length: CMS }, (_, at) => port + 1 + at))
    this.#target = targetServer(join(folder, 'target'))
  }

  get processes(): Process[] {
    return [...this.cms, ...this.publishers]
  }

  /** Builds what is not built, fills the database, and waits until the target shows the first release. */
  async prepareAndStart(): Promise<void> {
    const env = this.#env({})
    await seed(this.#settings, env)
    await buildCms(this.#settings, env)
    await buildSite(this.#settings, env)
    await this.mails.start(this.#port + 7)
    await this.#balancer.start(this.#port)
    this.#target.listen(this.#port + 6, '127.0.0.1')
    for (const process of this.processes) process.start()
    await this.allAreUp(UP_WITHIN)
    await this.signIn()
    const isShown = async () => (await fetch(`${this.shown}/builds/latest.json`).catch(() => null))?.ok ?? false
    await until('the target shows a release', FIRST_RELEASE_WITHIN, isShown, 250)
  }

  /** The publisher that leads, of those that do not stand still. */
  async leader(patience: number): Promise<Process> {
    let leader: Process | undefined
    const isThere = async () => {
      const standings = await Promise.all(this.publishers.map(async (each) => ((await leads(each)) ? each : null)))
      leader = standings.find((each) => each !== null)
      return leader !== undefined
    }
    await until('a publisher leads', patience, isThere, 250)
    return leader as Process
  }

  async allAreUp(patience: number): Promise<void> {
    for (const each of this.processes) await until(`${each.name} works`, patience, () => each.isUp(), 250)
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.stop()))
    this.#balancer.stop()
    this.#target.close()
    this.mails.stop()
  }

  async signIn(): Promise<void> {
    const { data } = await this.callUntilAnswered('POST', '/api/users/login', { email: EMAIL, password: PASSWORD })
    must(typeof data.token === 'string', `Nobody signs in: ${JSON.stringify(data).slice(0, 200)}`)
    this.#token = data.token
  }

  /** A call as the administrator; again and again while nobody answers or the answer is “not now”. */
  async callUntilAnswered(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const giveUpAt = Date.now() + UP_WITHIN
    for (;;) {
      const answer = await this.call(method, path, body, headers).catch(() => null)
      if (answer && answer.status < 500) return answer
      must(Date.now() < giveUpAt, `${method} ${path.split('?')[0]} was never answered: ${JSON.stringify(answer?.data)}`)
      await wait(300 + Math.random() * 400)
    }
  }

  /** One attempt of a call. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> {
    const answer = await fetch(`${this.api}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        // Each call may meet another instance.
        Connection: 'close',
        ...(this.#token ? { Authorization: `JWT ${this.#token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    return { status: answer.status, data: (await answer.json()) as Record<string, unknown> }
  }

  /** Every document of a list, in pages. */
  async list(path: string): Promise<Record<string, unknown>[]> {
    const docs: Record<string, unknown>[] = []
    for (let page = 1; ; page++) {
      const { data } = await this.callUntilAnswered('GET', `${path}&limit=500&page=${page}&sort=id&depth=0`)
      must(Array.isArray(data.docs), `${path} has no list: ${JSON.stringify(data).slice(0, 200)}`)
      docs.push(...(data.docs as Record<string, unknown>[]))
      if (data.hasNextPage !== true) return docs
    }
  }

  #cms(number: number): Process {
    const cmsPort = this.#port + number
    const part = partsOf({ ...this.#settings, cmsPort }, this.#env({ CMS_PORT: String(cmsPort) }), false).cms
    return new Process(`cms-${number}`, part, `http://127.0.0.1:${cmsPort}/api/health`, this.#log(`cms-${number}`))
  }

  #publisher(number: number): Process {
    const name = `publisher-${number}`
    const port = this.#port + 3 + number
    const env = this.#env({
      DATA_DIR: join(this.#folder, name),
      PUBLISHER_PORT: String(port),
      PUBLISHER_ORIGIN: `http://127.0.0.1:${port}`,
      CMS_ORIGIN: this.api,
      RELEASE_TARGET: join(this.#folder, 'target'),
    })
    mkdirSync(join(this.#folder, name), { recursive: true })
    const part = partsOf(this.#settings, env, false).publisher
    return new Process(name, part, `http://127.0.0.1:${port}/status`, this.#log(name))
  }

  #log(name: string): string {
    return join(this.dataDir, 'logs', `${name}.log`)
  }

  #env(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return {
      ...environmentOf(this.#settings, readSecrets(this.#settings), 'production'),
      PAYLOAD_MIGRATING: '',
      PUBLISHER_LEASE: 'true',
      SEED_ADMIN_PASSWORD: PASSWORD,
      SMTP_URL: `smtp://127.0.0.1:${this.#port + 7}`,
      UPLOADS_BUCKET: '',
      ...own,
    }
  }
}

async function leads({ health }: Process): Promise<boolean> {
  const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  if (!answer?.ok) return false
  const { isCompared, state } = (await answer.json()) as { isCompared: boolean; state: string }
  return state !== 'standby' && isCompared
}

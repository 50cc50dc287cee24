import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import {
  type MirroredDocument,
  type PublisherStatus,
  publisherStatusSchema,
  type Report,
  reportSchema,
} from '@diwan/shared/contracts/publishing'
import { Webhook } from 'standardwebhooks'
import { benchCms } from '../../../site/publish/bench/benchCms.ts'
import { endWithThis } from '../../start/endWithThis.ts'
import { READY_HEAP } from '../../start/parts.ts'
import { until } from './until.ts'

export const SITE = join(import.meta.dirname, '../../../site')
/** The title of what is told ahead and never comes. */
export const NEVER = 'Marker-999999'
export const SECRET = `whsec_${Buffer.from('faults').toString('base64')}`

export interface Row {
  outbox: string
  collection: string
  id: string
}

interface Options {
  /** Folder of everything the processes write. */
  folder: string
  port: number
  /** Where its output is kept, when the folder itself may be full. */
  logFolder?: string
  bundles?: string
  /** Articles besides the demo content. */
  articles?: number
  /** More settings of the processes. */
  env?: NodeJS.ProcessEnv
}

interface Nudging {
  port?: number
  at?: Date
  secret?: string
  path?: string
  /** What the changes have now. */
  documents?: MirroredDocument[]
}

/** What a publisher is started with besides its settings. */
interface Start {
  /** A module that is loaded before it. */
  preload?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  port?: number
}

/** The publisher and the web server as `npm start` runs them, on the demo content of a CMS that lives in this process. */
export class Rig {
  readonly cms: ReturnType<typeof benchCms>
  readonly ports: { cms: number; publisher: number; web: number }
  readonly logFile: string
  publisher: ChildProcess | null = null
  readonly #options: Options
  readonly #children = new Set<ChildProcess>()
  readonly #webhook = new Webhook(SECRET)
  /** Rows that the publisher has not accepted yet, as the CMS's outbox keeps them. */
  readonly #unsent = new Map<string, Row>()
  readonly rows: Row[] = []
  #sender: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    const { port } = options
    this.ports = { cms: port, publisher: port + 1, web: port + 2 }
    this.cms = benchCms(options.articles ?? 0, this.ports.cms)
    this.logFile = join(options.logFolder ?? options.folder, 'publisher.log')
  }

  get dataDir(): string {
    return join(this.#options.folder, 'data')
  }

  start({ preload, env = {}, uid, port = this.ports.publisher }: Start = {}): ChildProcess {
    const preloads = preload === undefined ? [] : ['--import', pathToFileURL(preload).href]
    const child = this.#spawn(
      [...READY_HEAP, ...preloads, join(SITE, 'publish/main.ts')],
      // As `npm start` runs it.
      { PUBLISHER_PORT: String(port), MALLOC_ARENA_MAX: '1', ...env },
      uid,
    )
    this.publisher = child
    return child
  }

  startWeb(): ChildProcess {
    return this.#spawn([join(SITE, 'serve/main.ts')])
  }

  /** Starts both and waits for the first release. */
  async startAll(patience = 600_000): Promise<void> {
    this.start()
    this.startWeb()
    // Asked as often as after an edit, the publisher of a large site would mostly answer.
    await this.settled(patience, 250)
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL', child = this.publisher): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  /**
   * Changes the title of an article, in both languages, and tells the publisher as the CMS would: what is coming, which is now and then
   * something else than what comes, and the change.
   */
  publish(name: string, title: string): Row {
    const document = this.cms.save(name, (body) => ({ ...body, title }))
    const { collection, id } = document
    const row = { outbox: crypto.randomUUID(), collection, id }
    this.rows.push(row)
    this.#unsent.set(row.outbox, row)
    this.#sender ??= setInterval(() => void this.#sendUnsent(), 250)
    void this.#tellAhead(this.rows.length % 4 === 0 ? titled(document, NEVER) : document).then(() => this.#sendUnsent())
    return row
  }

  async #tellAhead(document: MirroredDocument): Promise<void> {
    const timestamp = new Date().toISOString()
    const body = JSON.stringify({ type: 'content.coming', timestamp, data: { document } })
    await this.post('/coming', body).catch(() => 0)
  }

  async #sendUnsent(): Promise<void> {
    const changes = [...this.#unsent.values()]
    const [first, ...others] = changes
    if (first === undefined) return
    const document = others.length === 0 ? this.cms.documents.get(`${first.collection}/${first.id}`) : undefined
    const status = await this.nudge(changes, { ...(document && { documents: [document] }) }).catch(() => 0)
    if (status === 202) for (const { outbox } of changes) this.#unsent.delete(outbox)
  }

  async nudge(
    changes: Row[],
    { port = this.ports.publisher, at = new Date(), secret = SECRET, path = '/nudge', documents }: Nudging = {},
  ) {
    const data = { changes, ...(documents && { documents }) }
    const body = JSON.stringify({ type: 'content.changed', timestamp: at.toISOString(), data })
    return this.post(path, body, at, secret, port)
  }

  /** Sends a signed message; its status. */
  async post(path: string, body: string, at = new Date(), secret = SECRET, port = this.ports.publisher) {
    const id = crypto.randomUUID()
    const webhook = secret === SECRET ? this.#webhook : new Webhook(secret)
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': webhook.sign(id, at, body),
    }
    const init = { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) }
    return (await fetchAgain(`http://127.0.0.1:${port}${path}`, init)).status
  }

  async status(port = this.ports.publisher): Promise<PublisherStatus | null> {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/status`, { signal: AbortSignal.timeout(5_000) })
      return publisherStatusSchema.parse(await answer.json())
    } catch {
      return null
    }
  }

  /** Waits until the publisher has nothing to do. */
  async settled(patience = 60_000, pause?: number): Promise<void> {
    const isIdle = async () => {
      const now = await this.status()
      if (now === null || this.#unsent.size > 0) return false
      return now.state === 'idle' && now.isCompared && now.live !== null && now.pending === 0
    }
    await until('the publisher is idle', patience, isIdle, pause)
  }

  page = async (path: string): Promise<string> => {
    const answer = await fetchAgain(`http://127.0.0.1:${this.ports.web}${path}`, { redirect: 'manual' })
    return answer.text()
  }

  reports(): Report[] {
    return this.cms.reported.map((body) => reportSchema.parse(JSON.parse(body)))
  }

  /** For each outbox row the releases that were said to have made it live. */
  releasesOfRows(): Map<string, Set<string>> {
    const releases = new Map<string, Set<string>>(this.rows.map(({ outbox }) => [outbox, new Set()]))
    for (const report of this.reports()) {
      if (report.type !== 'release.live') continue
      for (const outbox of report.outbox) releases.get(outbox)?.add(report.release)
    }
    return releases
  }

  log(): string {
    return readFileSync(this.logFile, 'utf8')
  }

  async end(): Promise<void> {
    clearInterval(this.#sender)
    await Promise.all([...this.#children].map((child) => this.kill('SIGKILL', child)))
    this.cms.close()
    await setTimeout(50)
  }

  #spawn(args: string[], more: NodeJS.ProcessEnv = {}, uid?: number): ChildProcess {
    const { ports } = this
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: this.dataDir,
      WEBHOOK_SECRET: SECRET,
      PUBLISHER_API_KEY: 'faults',
      CMS_PORT: String(ports.cms),
      PUBLISHER_PORT: String(ports.publisher),
      SITE_PORT: String(ports.web),
      SITE_URL: process.env.SITE_URL ?? 'http://localhost:4321',
      ...(this.#options.bundles === undefined ? {} : { BUNDLES: this.#options.bundles }),
      ...this.#options.env,
      ...more,
    }
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    })
    const log = createWriteStream(this.logFile, { flags: 'a' })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    this.#children.add(child)
    return endWithThis(child)
  }
}

function titled(document: MirroredDocument, title: string): MirroredDocument {
  const { en, ar } = document.locales
  return { ...document, locales: { en: en && { ...en, title }, ar: ar && { ...ar, title } } }
}

/** A server may close a connection that was idle while the next question is on its way. What is asked here may be asked twice. */
const fetchAgain = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'
import { Container } from './images/Container.ts'
import { parseDockerfile } from './images/parseDockerfile.ts'
import { fillIn, readCompose } from './images/readCompose.ts'
import { type LaidStage, StageFolders } from './images/StageFolders.ts'
import { readOptions } from './readOptions.ts'

// npm run images: what `docker compose up --build` would do, without an engine: each step of the Dockerfile in a scratch folder,
// then each part started, asked for its health, visited and stopped. MONGODB_URI names a MongoDB server; without it SQLite is used.
const { values } = readOptions(
  'npm run images [-- …]: does what docker compose up --build would do, without an engine.',
  {
    /** First of three ports. */
    port: { type: 'string', default: '4510' },
    /** Where the stages lie for the time: they take several GB. */
    folder: { type: 'string', default: tmpdir() },
    /** Leaves them there. */
    keep: { type: 'boolean', default: false },
  },
)
const root = resolve(import.meta.dirname, '..')
const stages = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const { services } = readCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8'))
const scratch = mkdtempSync(join(values.folder, 'diwan-images-'))

const cmsPort = Number(values.port)
const PORTS = { cms: cmsPort, publisher: cmsPort + 1, web: cmsPort + 2 }
type Part = keyof typeof PORTS
const PARTS = ['cms', 'publisher', 'web'] as const satisfies Part[]
const originOf = (part: Part) => `http://127.0.0.1:${PORTS[part]}`
const SITE_URL = `http://localhost:${PORTS.web}`

/** What an operator would have written into `.env`. */
const SETTINGS = {
  SITE_URL,
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  PUBLISHER_API_KEY: randomBytes(24).toString('hex'),
  SEED_ADMIN_EMAIL: 'images@rasikh.example',
  SEED_ADMIN_PASSWORD: randomBytes(12).toString('hex'),
}

function environmentOf(part: Part): Record<string, string> {
  const given = Object.entries(services[part]?.environment ?? {}).map(([name, value]) => [
    name,
    fillIn(value, SETTINGS),
  ])
  const environment = Object.fromEntries(given) as Record<string, string>
  // Names of containers are names of no machine here.
  for (const [name, value] of Object.entries(environment)) {
    environment[name] = value.replace(/^http:\/\/(cms|publisher|web):\d+$/, (_all, host: Part) => originOf(host))
  }
  const ports = { CMS_PORT: PORTS.cms, PUBLISHER_PORT: PORTS.publisher, SITE_PORT: PORTS.web }
  for (const [name, port] of Object.entries(ports)) environment[name] = String(port)
  return {
    ...environment,
    SITE_HOST: '127.0.0.1',
    PUBLISHER_HOST: '127.0.0.1',
    DATABASE_URI: databaseUri(),
    SMTP_URL: '',
  }
}

function databaseUri(): string {
  if (!process.env.MONGODB_URI) return ''
  const url = new URL(process.env.MONGODB_URI)
  url.pathname = `/diwan-images-${process.pid}`
  return url.href
}

async function visit(path: string): Promise<void> {
  const answer = await fetch(`${SITE_URL}${path}`, { redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
}

const running = new Map<Part, Container>()
const rows: Partial<Record<Part, { builtMs: number; healthyMs?: number; stop?: string; written?: number }>> = {}

/** Lays the folders of all parts. */
function build(): Record<Part, LaidStage> {
  const folders = new StageFolders(stages, { context: root, scratch, args: { SITE_URL, PUBLIC_API_BASE: '' } })
  const laid = Object.fromEntries(
    PARTS.map((part) => {
      console.log(`\n━━ ${part}`)
      const began = performance.now()
      const folder = folders.lay(part)
      rows[part] = { builtMs: Math.round(performance.now() - began) }
      return [part, folder]
    }),
  ) as Record<Part, LaidStage>
  // In images both lie in /app: a path that Next wrote into its build must lead into what is started, not into what made it.
  const { folder } = folders.lay('build')
  rmSync(folder, { recursive: true, force: true })
  symlinkSync(laid.cms.folder, folder)
  return laid
}

async function start(part: Part, laid: LaidStage): Promise<void> {
  const stage = stages.find(({ name }) => name === part)
  const service = services[part]
  if (!stage || !service) throw new Error(`${part} is missing in the Dockerfile or in the compose file.`)
  const container = new Container({ stage, laid, service, scratch, env: environmentOf(part) })
  running.set(part, container)
  // On MongoDB, which the compose file runs, there is nothing to migrate.
  if (part === 'cms' && databaseUri() === '' && !container.exec('PAYLOAD_MIGRATING=true payload migrate'))
    throw new Error('The database could not be migrated.')
  const started = performance.now()
  container.start()
  await container.healthy(5 * MINUTE)
  Object.assign(rows[part] ?? {}, { healthyMs: Math.round(performance.now() - started) })
}

async function stopAll(): Promise<void> {
  for (const [part, container] of [...running].toReversed()) {
    const stop = await container.stop()
    const written = container.written()
    Object.assign(rows[part] ?? {}, { stop, written: written.length })
    if (written.length > 0) problems.push(`${part} wrote ${written.slice(0, 5).join(', ')}, which a container cannot.`)
    if (stop === 'killed') problems.push(`${part} did not stop within ten seconds.`)
  }
}

const problems: string[] = []
try {
  const laid = build()
  for (const part of PARTS) await start(part, laid[part])
  for (const path of ['/', '/ar', '/admin/login', '/api/ready']) await visit(path)
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
} finally {
  await stopAll()
  if (!values.keep) rmSync(scratch, { recursive: true, force: true })
}
console.table(rows)
console.log(problems.length === 0 ? 'Every image builds, starts, is healthy and stops.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

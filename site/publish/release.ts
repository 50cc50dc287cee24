import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Control, type PublisherStatus, publisherStatusSchema } from '@diwan/shared/contracts/publishing'
import { SECOND } from '@diwan/shared/lib/time'
import { Webhook } from 'standardwebhooks'
import { type PublisherEnv, readEnv } from './env.ts'
import { readSecrets } from './readSecrets.ts'
import { verifyRelease } from './verifyRelease.ts'

const USAGE = `Usage: npm run release -- <what>
  list          the releases that are kept, newest first
  rollback ID   show an older release, and hold it until unpin
  pin ID        hold the release that is live, whatever is published
  unpin         follow the CMS again
  rebuild       render every page again, and repair damaged files
  verify        compare what is live with a full build, byte for byte, and name damaged files`

const PATIENCE = 600 * SECOND

/** Runs one command of the release tool; the exit code. */
async function run(args: string[]): Promise<number> {
  const [what, id] = args
  if (what === 'help' || what === '--help' || what === '-h') {
    console.log(USAGE)
    return 0
  }
  const control = controlOf(what, id)
  const isKnown = control !== null || what === 'list' || what === 'verify'
  const wanted = control !== null && 'release' in control ? 2 : 1
  if (!isKnown || args.length > wanted) {
    console.error(USAGE)
    return 2
  }
  const env = readSettings()
  if (what === 'list') return list(await status(env))
  if (what === 'verify') return verify(env)
  if (control !== null) await send(env, control)
  const { live, pinned, error } = await waitUntilIdle(env)
  if (error !== null) {
    console.error(error.message)
    return 1
  }
  console.log(`Live: ${live?.id ?? 'none'}${pinned === null ? '' : `, pinned to ${pinned}`}`)
  return 0
}

function controlOf(what: string | undefined, id: string | undefined): Control | null {
  if ((what === 'rollback' || what === 'pin') && id !== undefined) return { type: `release.${what}`, release: id }
  if (what === 'unpin' || what === 'rebuild') return { type: `release.${what}` }
  return null
}

function list({ live, pinned, releases, held, target }: PublisherStatus): number {
  for (const { id, timestamp, code, pages, durationMs } of releases) {
    const marks = [id === live?.id ? 'live' : '', id === pinned ? 'pinned' : ''].filter(Boolean).join(', ')
    console.log(
      [
        id,
        new Date(timestamp).toISOString(),
        `code ${code}`,
        `${pages} ${pages === 1 ? 'page' : 'pages'}`,
        `${durationMs} ms`,
        marks,
      ].join('  '),
    )
  }
  for (const { collection, id, error } of held) console.log(`held back: ${collection}/${id}\n  ${error}`)
  if (target) console.log(`target: ${target.name} ${target.state}${target.error === null ? '' : `\n  ${target.error}`}`)
  return 0
}

async function verify(env: PublisherEnv): Promise<number> {
  const { differences, isCompared, isSameCode } = await verifyRelease(env)
  for (const difference of differences) console.error(difference)
  const equal = isCompared
    ? 'What is live equals a full build.'
    : 'An older release is shown, and its documents are not known any more. Its files are as they were written. Unpin to compare with a full build.'
  const count = differences.length
  console.log(count === 0 ? equal : `${count} ${count === 1 ? 'file differs' : 'files differ'}.`)
  if (count > 0 && !isSameCode) console.log(OTHER_CODE)
  return count === 0 ? 0 : 1
}

const OTHER_CODE =
  'What is live was made by other sources or settings than this command has, and files differ for that. Run it where the system runs, with its SITE_URL, PUBLIC_API_BASE and TEST_PAGES, after its last build.'

const notRunning = (port: number) =>
  new Error(`The publisher does not answer on port ${port}. Start the system with npm start.`)

async function status({ port }: PublisherEnv): Promise<PublisherStatus> {
  const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => {
    throw notRunning(port)
  })
  return publisherStatusSchema.parse(await response.json())
}

async function send({ port, webhookSecret }: PublisherEnv, control: Control): Promise<void> {
  const body = JSON.stringify(control)
  const id = `msg_${crypto.randomUUID()}`
  const now = new Date()
  const response = await fetch(`http://127.0.0.1:${port}/control`, {
    method: 'POST',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
      'webhook-signature': new Webhook(webhookSecret).sign(id, now, body),
    },
    body,
  }).catch(() => {
    throw notRunning(port)
  })
  if (response.ok) return
  const { message } = (await response.json()) as { message: string }
  throw new Error(message)
}

async function waitUntilIdle(env: PublisherEnv): Promise<PublisherStatus> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const now = await status(env)
    if (now.state === 'idle' || now.state === 'failed') return now
    if (Date.now() > end) throw new Error('The publisher is still busy. Look at its log.')
    await setTimeout(SECOND / 5)
  }
}

/** The publisher's settings, with the secrets that the first start has made. */
function readSettings(): PublisherEnv {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const dataDir = given.DATA_DIR ?? join(import.meta.dirname, '../../.data')
  const secrets = readSecrets(dataDir)
  if (given.WEBHOOK_SECRET === undefined && secrets.WEBHOOK_SECRET === undefined) {
    throw new Error(`There are no secrets in ${dataDir}. Run npm start once, or set DATA_DIR.`)
  }
  return readEnv({ ...secrets, ...given, DATA_DIR: dataDir })
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeOf } from '../../cms/differential/canonical.ts'
import type { Answer } from '../../cms/differential/Call.ts'
import { differencesBetween, grouped } from '../../cms/differential/differencesBetween.ts'
import { readOptions } from '../readOptions.ts'
import { node } from '../start/parts.ts'
import { run, step } from '../start/steps.ts'
import { Stop } from '../start/stop.ts'

// MONGODB_URI=mongodb://… npm run differential [-- --calls 600 --seed 1 --keep]: the same calls of the API on SQLite and on MongoDB, each
// on the demo content with the same ids, and what was answered differently, or by both with a fault of the server. Exit 1 when anything was.

const { values } = readOptions(
  'MONGODB_URI=mongodb://… npm run differential [-- …]: makes the same calls on SQLite and on MongoDB, and compares the answers.',
  {
    calls: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
)
const { MONGODB_URI } = process.env
if (!MONGODB_URI) {
  console.error('Name a MongoDB that may hold one more database: MONGODB_URI=mongodb://host/?replicaSet=rs0')
  process.exit(1)
}

const root = resolve(import.meta.dirname, '../..')
const cms = join(root, 'cms')
const folder = mkdtempSync(join(tmpdir(), 'diwan-differential-'))
const records = join(folder, 'records.jsonl')

const mongodb = new URL(MONGODB_URI)
mongodb.pathname = `/diwan-differential-${Date.now()}`
const databases = { sqlite: '', mongodb: mongodb.href }

const environmentOf = (name: string, databaseUri: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: join(folder, name),
  DATABASE_URI: databaseUri,
  PAYLOAD_SECRET: 'a secret for comparing only, 1234567890',
  WEBHOOK_SECRET: `whsec_${Buffer.from('a signing secret for comparing').toString('base64')}`,
  PUBLISHER_API_KEY: 'the-key-of-the-publisher-for-comparing',
  SEED_ADMIN_EMAIL: 'seed@rasikh.example',
  SEED_ADMIN_PASSWORD: 'a-long-password-for-comparing',
  SITE_URL: 'http://localhost:3991',
  // Nobody listens there.
  PUBLISHER_PORT: '3990',
  SMTP_URL: '',
  UPLOADS_BUCKET: '',
})

const payload = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  run(node, [join(root, 'node_modules/payload/bin.js'), ...args], { cwd: cms, env })
const migrate = (env: NodeJS.ProcessEnv) => payload({ ...env, PAYLOAD_MIGRATING: 'true' }, 'migrate')
const move = (env: NodeJS.ProcessEnv, task: 'export' | 'import') =>
  payload(env, 'run', 'src/move/run.ts', '--', task, records)

async function makeRecords(): Promise<string> {
  const env = environmentOf('source', '')
  mkdirSync(join(folder, 'source'))
  await migrate(env)
  await run('npm', ['run', '--silent', 'seed:demo'], { cwd: cms, env })
  await move(env, 'export')
  return join(folder, 'source/uploads')
}

/** Fills a database with the records, makes all calls and answers what was said. */
async function answersOf(name: string, databaseUri: string, uploads: string): Promise<Answer[]> {
  const env = environmentOf(name, databaseUri)
  const answers = join(folder, `${name}.json`)
  cpSync(uploads, join(folder, name, 'uploads'), { recursive: true })
  if (databaseUri === '') await migrate(env)
  await move(env, 'import')
  const asked = ['--records', records, '--answers', answers, '--seed', values.seed, '--calls', values.calls]
  await run(node, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'differential/run.ts', ...asked], { cwd: cms, env })
  return JSON.parse(readFileSync(answers, 'utf8')) as Answer[]
}

try {
  const uploads = await step('Making the demo content', makeRecords)
  const begun = new Date().toISOString()
  const [one = [], other = []] = await step(`Making ${values.calls} calls on each database`, async () => [
    await answersOf('sqlite', databases.sqlite, uploads),
    await answersOf('mongodb', databases.mongodb, uploads),
  ])
  const differences = differencesBetween(one, other, beforeOf(readFileSync(records, 'utf8'), begun))
  const statuses = [...Map.groupBy(one, ({ status }) => status)].sort(([a], [b]) => a - b)
  console.log(`\nAnswers: ${statuses.map(([status, list]) => `${list.length} × ${status}`).join(', ')}`)
  for (const group of grouped(differences)) console.log(group)
  const faults = one.filter(({ status }) => status >= 500)
  for (const { body, call, status } of faults)
    console.log(
      `${status} to ${call.as}: ${call.method} ${call.path} ${JSON.stringify([call.body, body]).slice(0, 600)}`,
    )
  console.log(`${differences.length} of ${one.length} calls were answered differently (seed ${values.seed}).`)
  process.exitCode = differences.length + faults.length === 0 && one.length > 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
} finally {
  if (values.keep) console.log(folder)
  else rmSync(folder, { recursive: true, force: true })
}

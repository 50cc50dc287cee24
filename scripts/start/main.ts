import { dirname, join, resolve } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'
import { endWithUsage } from '../endWithUsage.ts'
import { checkEnvironment } from './checkEnvironment.ts'
import { checkDataDir, checkPorts, checkRestore, ownOriginOf } from './checks.ts'
import { claim, disclaim, endLeftovers, signalAll, STARTED, startedBy, takerIn } from './leftovers.ts'
import { environmentOf, partsOf } from './parts.ts'
import { buildCms, buildSite, migrate, seed } from './prepare.ts'
import { waitFor } from './ready.ts'
import { readSecrets } from './secrets.ts'
import { readSettings, type Settings } from './settings.ts'
import { skip, step } from './steps.ts'
import { asStop, Stop } from './stop.ts'
import { Supervisor } from './supervisor.ts'

const root = resolve(dirname(import.meta.filename), '../..')
const [wish] = process.argv.slice(2).filter((word) => word !== '--dev')
const isDev = process.argv.includes('--dev')
if (wish !== undefined) {
  endWithUsage(
    'npm start, npm run dev: installs, builds and runs everything. What can be set stands in .env.example: set it in .env or in the environment. Ctrl-C stops it.',
    wish === '--help',
    `There is no ${wish}.`,
  )
}

let supervisor: Supervisor | null = null
/** The data folder that this start has taken. */
let taken: string | null = null
let isStopping = false

async function stop(code: number): Promise<never> {
  if (!isStopping) {
    isStopping = true
    if (supervisor) await supervisor.stop()
    else if (taken !== null) signalAll(startedBy(process.pid, taken), 'SIGTERM')
    if (taken !== null) disclaim(taken)
  }
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isStopping) console.log('\nStopping …')
    void stop(0)
  })
}

async function start() {
  const began = performance.now()
  const settings = readSettings(root)
  checkDataDir(settings)
  const leftovers = await endLeftovers(settings.dataDir)
  if (leftovers === 'running' || !claim(settings.dataDir)) throw new Stop(refusalOn(settings.dataDir))
  taken = settings.dataDir
  checkRestore(settings)
  if (leftovers === 'ended') skip('Leftovers', 'parts of an earlier run were still there and have been stopped')
  await checkPorts(settings)
  const secrets = readSecrets(settings)
  const env = environmentOf(settings, secrets, isDev ? 'development' : 'production')
  checkEnvironment(env)

  // Code is built while the database is filled: on two cores a first start takes little more than the longer of both.
  await Promise.all([fill(settings, { ...env, NODE_ENV: 'production' }), build(settings, env)])

  supervisor = new Supervisor(settings.dataDir, { isLoud: isDev })
  const parts = partsOf(settings, env, isDev)
  await step('Starting the CMS', async () => {
    supervisor?.start(parts.cms)
    supervisor?.start(parts.web)
    const isUp = await waitFor(`http://127.0.0.1:${settings.cmsPort}/api/health`, { within: 2 * MINUTE })
    if (!isUp)
      throw new Stop(`The CMS did not answer within two minutes. Its log: ${join(settings.dataDir, 'logs/cms.log')}`)
  })
  await step('Making the release', async () => {
    supervisor?.start(parts.publisher)
    const isUp = await waitFor(`${ownOriginOf(settings)}/builds/latest.json`, { within: 5 * MINUTE })
    if (!isUp)
      throw new Stop(
        `The first release was not ready within five minutes. Its log: ${join(settings.dataDir, 'logs/publisher.log')}`,
      )
  })

  if (isDev) supervisor.start(parts.astro)

  console.log(`
Ready in ${((performance.now() - began) / 1000).toFixed(1)} s.

  Site      ${settings.siteUrl}   (العربية ${settings.siteUrl}/ar)
  Admin     ${settings.siteUrl}/admin   sign in as ${settings.adminEmail}${process.env.SEED_ADMIN_PASSWORD ? ' with SEED_ADMIN_PASSWORD' : ' with the password printed when the account was made'}
  Data      ${settings.dataDir}   (logs in logs/, mail in mail/)

Press Ctrl-C to stop.`)
}

function refusalOn(dataDir: string): string {
  const taker = takerIn(dataDir)
  return taker === undefined || taker === STARTED
    ? `It is already running, or starting, on ${dataDir}. Stop it there first, or set DATA_DIR and the three ports to run a second one.`
    : `${taker}, then start.`
}

async function fill(settings: Settings, env: NodeJS.ProcessEnv) {
  await migrate(settings, env)
  await seed(settings, env)
}

async function build(settings: Settings, env: NodeJS.ProcessEnv) {
  if (isDev) skip('Building the CMS', 'it is compiled while you work')
  else await buildCms(settings, env)
  await buildSite(settings, env)
}

start().catch(async (error: unknown) => {
  const reason = asStop(error, 'The data folder')
  if (!isStopping) console.error(reason instanceof Stop ? `\n${reason.message}\n` : reason)
  await stop(1)
})

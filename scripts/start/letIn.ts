import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { endWithUsage } from '../endWithUsage.ts'
import { checkOwned } from './checks.ts'
import { environmentOf, node } from './parts.ts'
import { readSecrets } from './secrets.ts'
import { readSettings, sqliteFileOf } from './settings.ts'
import { run } from './steps.ts'
import { asStop, Stop } from './stop.ts'

const USAGE =
  'npm run let-in -- EMAIL: prints a link for a new password of an account, and switches its second step off. For who has lost both.'
const root = resolve(dirname(import.meta.filename), '../..')
const [email, ...more] = process.argv.slice(2)
if (!email || email.startsWith('-') || more.length > 0) endWithUsage(USAGE, email === '--help')

try {
  const settings = readSettings(root)
  const file = sqliteFileOf(settings)
  if (!settings.databaseUri.startsWith('mongodb') && !existsSync(file))
    throw new Stop(`There is no ${file}. Set DATA_DIR or DATABASE_URI as the system has it.`)
  checkOwned(settings)
  const env = environmentOf(settings, readSecrets(settings), 'production')
  const payload = resolve(root, 'node_modules/payload/bin.js')
  await run(node, [payload, 'run', 'src/auth/letInRun.ts', '--', email], {
    cwd: resolve(root, 'cms'),
    env,
    isLoud: true,
  })
} catch (error) {
  const reason = asStop(error, 'The data folder')
  console.error(reason instanceof Stop ? reason.message : reason)
  process.exitCode = 1
}

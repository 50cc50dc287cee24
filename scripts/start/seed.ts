import { dirname, resolve } from 'node:path'
import { readOptions } from '../readOptions.ts'
import { checkDataDir } from './checks.ts'
import { environmentOf } from './parts.ts'
import { readSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'
import { run } from './steps.ts'
import { asStop, Stop } from './stop.ts'

const { values } = readOptions(
  'npm run seed [-- …]: accounts and demo content where they are missing, and N more blogs and news in both languages.',
  { documents: { type: 'string', default: '0' } },
)
const root = resolve(dirname(import.meta.filename), '../..')

try {
  const settings = readSettings(root)
  checkDataDir(settings)
  const env = environmentOf(settings, readSecrets(settings), 'production')
  await run('npm', ['run', '--silent', 'seed:demo', '--', '--documents', values.documents], {
    cwd: resolve(root, 'cms'),
    env,
    isLoud: true,
  })
} catch (error) {
  const reason = asStop(error, 'The data folder')
  console.error(reason instanceof Stop ? `\n${reason.message}\n` : reason)
  process.exitCode = 1
}

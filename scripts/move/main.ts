import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Digest, differencesBetween } from '../../cms/src/move/digests.ts'
import { inStaging } from '../inStaging.ts'
import { readOptions } from '../readOptions.ts'
import { checkDataDir } from '../start/checks.ts'
import { environmentOf, node } from '../start/parts.ts'
import { readSecrets } from '../start/secrets.ts'
import { readSettings, type Settings } from '../start/settings.ts'
import { run, step } from '../start/steps.ts'
import { asStop, Stop } from '../start/stop.ts'
import { alone } from '../start/leftovers.ts'
import { makeRoom } from './makeRoom.ts'
import { readAddresses } from './readAddresses.ts'

// npm run move -- --from file:/path/cms.sqlite --to mongodb://host/name?replicaSet=rs0   (or the other way round)
// Copies every record, version, job and setting under its own id into an empty database, then compares counts and checksums.
// Files (uploads) stay where they are: both databases use the same DATA_DIR. Exit 1 with a sentence when anything differs.

const { values } = readOptions(
  'npm run move -- --from DATABASE --to DATABASE: copies everything into an empty database, and compares both. The system must be stopped.',
  { from: { type: 'string', default: '' }, to: { type: 'string', default: '' } },
)
const root = resolve(dirname(import.meta.filename), '../..')
const cms = join(root, 'cms')

async function move() {
  const { from, to } = readAddresses(values)
  const settings = readSettings(root)
  checkDataDir(settings)
  if (to.startsWith('file:')) makeRoom(to.slice('file:'.length))
  // What is written during the move would be left behind.
  await alone(settings.dataDir, 'move', () => moveAll(from, to, settings))
}

async function moveAll(from: string, to: string, settings: Settings) {
  const environment = environmentOf(settings, readSecrets(settings), 'production')
  const payload = (database: string, ...args: string[]) =>
    run(node, [join(root, 'node_modules/payload/bin.js'), ...args], {
      cwd: cms,
      env: { ...environment, DATABASE_URI: database, ...(args[0] === 'migrate' && { PAYLOAD_MIGRATING: 'true' }) },
    })
  const task = (database: string, ...args: string[]) => payload(database, 'run', 'src/move/run.ts', '--', ...args)

  await inStaging(settings.dataDir, 'move', async (folder) => {
    const file = (name: string) => join(folder, name)
    await step('Reading the source', () => task(from, 'export', file('records.jsonl')))
    // MongoDB has any database that it is asked for: an empty one is another name than was meant.
    if (statSync(file('records.jsonl')).size === 0)
      throw new Stop('The source holds nothing. Name the database that the system writes to.')
    if (to.startsWith('file:')) await step('Making the tables of the target', () => payload(to, 'migrate'))
    await step('Writing the target', () => task(to, 'import', file('records.jsonl')))
    await step('Comparing both', async () => {
      await task(from, 'digest', file('from.json'))
      await task(to, 'digest', file('to.json'))
    })
    report(digestsIn(file('from.json')), digestsIn(file('to.json')))
  })
}

const digestsIn = (file: string) => new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Digest][])

function report(from: Map<string, Digest>, to: Map<string, Digest>) {
  const differences = differencesBetween(from, to)
  for (const [place, { count, checksum }] of [...to].sort()) {
    console.log(`  ${place.padEnd(44)} ${String(count).padStart(8)}   ${checksum.slice(0, 12)}`)
  }
  if (differences.length > 0) {
    throw new Stop(`The databases differ; the source is untouched.\n  ${differences.join('\n  ')}`)
  }
  console.log('\nBoth databases hold the same. Set DATABASE_URI to the target and start again.')
}

try {
  await move()
} catch (error) {
  const reason = asStop(error, 'The data folder')
  console.error(reason instanceof Stop ? `\n${reason.message}\n` : reason)
  process.exitCode = 1
}

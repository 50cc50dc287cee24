import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { endWithUsage } from '../endWithUsage.ts'
import { findBrowser } from './browser.ts'
import { playwrightTally, vitestTally, type Tally } from './tally.ts'

// Everything that must hold, in one command: `npm test [name…]` runs only the named checks.
const root = resolve(dirname(import.meta.filename), '../..')
const reports = join(root, 'test-results/reports')
const only = process.argv.slice(2)
const NAMES = [
  'format',
  'generated',
  'lint',
  'types',
  'unit',
  'integration-sqlite',
  'files-in-bucket',
  'integration-mongodb',
  'journeys',
]
// A name that is mistyped would otherwise run nothing, and say that nothing failed.
const unknown = only.filter((part) => !NAMES.some((name) => name.includes(part)))
if (unknown.length > 0) {
  endWithUsage(
    `npm test [-- NAME…]: runs every check, or those whose names hold one of these words: ${NAMES.join(', ')}.`,
    only.includes('--help'),
    `There is no check ${unknown.join(', ')}.`,
  )
}
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const faults: string[] = []

interface Check {
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  /** Reads the counts from the command's report; without it the command is one check. */
  tally?: () => Tally | null
}

function count(name: string, tally: Tally, took: string) {
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  faults.push(...(tally.faults ?? []))
  const flaky = tally.flaky ? `, ${tally.flaky} at the second try` : ''
  lines.push(
    `${tally.failed ? '✗' : '✓'} ${name.padEnd(24)} ${`${tally.passed} passed, ${tally.failed} failed${flaky}`.padEnd(26)} ${took}`,
  )
}

/** Runs a check; what it prints is seen at once, or when it has ended. */
async function check({ name, command, env = {}, tally }: Check, stdio: 'inherit' | 'pipe' = 'inherit'): Promise<void> {
  if (only.length && !only.some((part) => name.includes(part))) return
  if (stdio === 'inherit') console.log(`\n━━ ${name}`)
  const began = performance.now()
  const [program = '', ...args] = command
  const run = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, NODE_ENV: 'test', ...env },
  })
  const output: Buffer[] = []
  for (const stream of [run.stdout, run.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(run, 'close').catch(() => [null])) as [number | null]
  if (stdio === 'pipe') process.stdout.write(`\n━━ ${name}\n${Buffer.concat(output).toString('utf8')}`)
  const took = `${((performance.now() - began) / 1000).toFixed(0)} s`
  const isGood = code === 0
  const counts = tally?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  if (!isGood && counts.failed === 0) counts.failed = 1
  count(name, counts, took)
}

const report = (name: string) => join(reports, `${name}.json`)
const vitest = (name: string, projects: string[], env: NodeJS.ProcessEnv = {}): Check => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  env,
  tally: () => vitestTally(report(name)),
})

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// Each of these uses one core. Types are read from what is made again, and formatting leaves that out.
await Promise.all([
  check({ name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] }, 'pipe'),
  check({ name: 'generated', command: ['node', 'scripts/test/generated.ts'] }, 'pipe'),
])
await Promise.all([
  check({ name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] }, 'pipe'),
  check({ name: 'types', command: ['npm', 'run', '--silent', 'types'] }, 'pipe'),
])
await check(vitest('unit', ['unit', 'dom']))
await check(vitest('integration-sqlite', ['int'], { MONGODB_URI: '' }))
await check(vitest('files-in-bucket', ['bucket'], { MONGODB_URI: '' }))
if (process.env.MONGODB_URI) {
  await check(vitest('integration-mongodb', ['int']))
} else {
  lines.push('– integration-mongodb      skipped: set MONGODB_URI to run it')
  total.skipped += 1
}
if (findBrowser()) {
  await check({
    name: 'journeys',
    command: ['playwright', 'test'],
    env: { PLAYWRIGHT_REPORT: report('journeys') },
    tally: () => playwrightTally(report('journeys')),
  })
} else {
  console.error(
    'No browser for the journeys: install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH, then run npm test again.',
  )
  count('journeys', { passed: 0, failed: 1, skipped: 0 }, '')
}

if (faults.length) console.log(`\nFailed:\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`)
console.log(
  `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed ? 1 : 0

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUsage } from '../endWithUsage.ts'
import { problemOfOptions, readArguments } from './arguments.ts'
import { runFault, type Outcome } from './runFault.ts'
import type { Topic } from './Topic.ts'

// npm run faults -- <topic…> [--only text] [--keep] [--name value…]: makes things go wrong and says what held. Exit code 1 when
// something did not. `--only` chooses the faults whose name holds the text; `--keep` leaves their folders for a look.
const { topics, options } = readArguments(process.argv.slice(2))

const RUNNER = ['main.ts', 'runFault.ts', 'arguments.ts']
const known = readdirSync(import.meta.dirname)
  .filter((name) => /^[a-z][a-zA-Z-]*\.ts$/.test(name) && !RUNNER.includes(name))
  .map((name) => name.replace(/\.ts$/, ''))

const wrong = topics.filter((name) => !known.includes(name))
if (topics.length === 0 || wrong.length > 0) {
  endWithUsage(
    `Usage: npm run faults -- <topic…> [--only text]\nTopics: ${known.join(', ')}`,
    options.has('help'),
    wrong.length > 0 ? `There is no topic ${wrong.join(', ')}.` : '',
  )
}

const chosen = await Promise.all(
  topics.map(async (name) => ({ name, ...((await import(`./${name}.ts`)) as { topic: Topic }).topic })),
)
const problem = problemOfOptions(options, chosen)
if (problem !== null) {
  console.error(problem)
  process.exit(2)
}

const option = (name: string) => {
  const value = options.get(name)
  return value === true ? undefined : value
}
const markOf = ({ holds }: Outcome) => (holds === null ? '–' : holds ? '✓' : '✗')
const outcomes: Outcome[] = []
for (const { name, summary, faults } of chosen) {
  console.log(`\n━━ ${name}: ${summary}`)
  for (const fault of faults) {
    if (!fault.name.includes(option('only') ?? '')) continue
    const folder = mkdtempSync(join(tmpdir(), `faults-${name}-`))
    const outcome = await runFault(fault, folder, option)
    outcomes.push(outcome)
    console.log(
      `${markOf(outcome)} ${fault.name} (${(outcome.took / 1000).toFixed(1)} s)\n    ${outcome.figure.replaceAll('\n', '\n    ')}`,
    )
    if (!options.has('keep') && existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

const failed = outcomes.filter(({ holds }) => holds === false)
const untried = outcomes.filter(({ holds }) => holds === null)
const width = Math.max(...outcomes.map(({ name }) => name.length), 5)
console.log(`\n${'fault'.padEnd(width)}  holds  figure`)
for (const { name, holds, figure } of outcomes) {
  console.log(
    `${name.padEnd(width)}  ${holds === null ? '–    ' : holds ? 'yes  ' : 'NO   '}  ${figure.split('\n')[0]}`,
  )
}
const rest = untried.length > 0 ? `, ${untried.length} could not be tried here` : ''
console.log(`\n${outcomes.length - failed.length - untried.length} hold, ${failed.length} do not${rest}`)
process.exit(failed.length > 0 || outcomes.length === 0 ? 1 : 0)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endWithUsage } from '../endWithUsage.ts'
import { readSettings } from '../start/settings.ts'
import { type Line, traceOf } from './traceOf.ts'

const USAGE =
  'npm run trace -- ID: what the logs say of a reference, a call (X-Request-Id), a change, a mail or a release.'
const [id, ...more] = process.argv.slice(2)
if (!id || id.startsWith('-') || more.length > 0) endWithUsage(USAGE, id === '--help')

const folder = join(readSettings(resolve(import.meta.dirname, '../..')).dataDir, 'logs')
const names: string[] = existsSync(folder) ? readdirSync(folder) : []
const lines = names.flatMap((name): Line[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .flatMap((text): Line[] => parsed(text) ?? []),
)
const found = traceOf(lines, id)
for (const { event, level: _, name: __, service, time, ...details } of found)
  console.log(`${time}  ${String(service).padEnd(9)}  ${String(event).padEnd(18)}  ${JSON.stringify(details)}`)
if (found.length === 0) {
  console.error(`Nothing in ${folder} names ${id}.`)
  process.exit(1)
}

/** Other programs write lines of their own into the same files. */
function parsed(text: string): Line[] | null {
  if (!text.startsWith('{')) return null
  try {
    return [JSON.parse(text) as Line]
  } catch {
    return null
  }
}

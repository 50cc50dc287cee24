import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stop } from '../start/stop.ts'

const MONGODB = /^mongodb(?:\+srv)?:\/\//
const FILE = 'file:'

/** The two databases of a move, files by their whole path: the parts that open them begin elsewhere. */
export function readAddresses(args: string[]): { from: string; to: string } {
  const { from: given, to: wanted } = valuesOf(args)
  const [from, to] = [addressOf(given), addressOf(wanted)]
  if (from === null || to === null || from === to) {
    throw new Stop(
      'Name two databases: npm run move -- --from file:/path/cms.sqlite --to mongodb://host/name?replicaSet=rs0',
    )
  }
  if (from.startsWith(FILE) && !existsSync(from.slice(FILE.length)))
    throw new Stop(`There is no ${from.slice(FILE.length)}, so there is nothing to move.`)
  return { from, to }
}

function valuesOf(args: string[]): { from?: string | undefined; to?: string | undefined } {
  try {
    return parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } }).values
  } catch {
    return {}
  }
}

function addressOf(given = ''): string | null {
  if (MONGODB.test(given)) return given
  return given.startsWith(FILE) ? `${FILE}${resolve(given.slice(FILE.length))}` : null
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Stop } from '../start/stop.ts'

const MONGODB = /^mongodb(?:\+srv)?:\/\//
const FILE = 'file:'

/** The two databases of a move, files by their whole path: the parts that open them begin elsewhere. */
export function readAddresses(given: { from: string; to: string }): { from: string; to: string } {
  const [from, to] = [addressOf(given.from), addressOf(given.to)]
  if (from === null || to === null || from === to) {
    throw new Stop(
      'Name two databases: npm run move -- --from file:/path/cms.sqlite --to mongodb://host/name?replicaSet=rs0',
    )
  }
  if (from.startsWith(FILE) && !existsSync(from.slice(FILE.length)))
    throw new Stop(`There is no ${from.slice(FILE.length)}, so there is nothing to move.`)
  return { from, to }
}

function addressOf(given: string): string | null {
  if (MONGODB.test(given)) return given
  return given.startsWith(FILE) ? `${FILE}${resolve(given.slice(FILE.length))}` : null
}

import { type InitOptions, type Payload, getPayload } from 'payload'
import { DatabaseFault } from './DatabaseFault.ts'

/** What SQLite says of a file that is something else, or was damaged at its beginning. */
const NO_DATABASE = 'SQLITE_NOTADB'

/** Payload for a command of an operator. A database that cannot be worked with ends it, with the sentence alone. */
export async function openForCommand(options: InitOptions): Promise<Payload> {
  try {
    return await getPayload(options)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    console.error(`\n${sentence}\n`)
    // Not `exitCode`: `payload run` ends well whatever that says.
    process.exit(1)
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof DatabaseFault) return error.message
  const { code } = error as { code?: unknown }
  return code === NO_DATABASE
    ? 'The file of the database is none, or is damaged. Name another one, or restore a backup.'
    : undefined
}

import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { linesOf } from '@diwan/shared/lib/linesOf'
import config from '@payload-config'
import type { Payload } from 'payload'
import { inTransaction } from '../database/inTransaction.ts'
import { openForCommand } from '../database/openForCommand.ts'
import { withoutReferenceChecks } from '../database/withoutReferenceChecks.ts'
import { digestsOf } from './digests.ts'
import { exportRecords } from './exportRecords.ts'
import { importRecord } from './importRecord.ts'
import { MoveFault } from './MoveFault.ts'
import type { MoveRecord } from './MoveRecord.ts'

// `payload run src/move/run.ts -- export FILE | import FILE | digest FILE`, on the database that DATABASE_URI names.
// `npm run move` calls it; see docs/operations.md.

const BATCH = 100

async function exportTo(payload: Payload, file: string): Promise<void> {
  const stream = createWriteStream(file, { mode: 0o600 })
  for await (const record of exportRecords(payload)) {
    if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'close')
}

async function importFrom(payload: Payload, file: string): Promise<void> {
  const first = await exportRecords(payload).next()
  if (!first.done) {
    throw new MoveFault(
      'The target is not empty. Move into an empty database, so that nothing is mixed or overwritten; delete what a move that broke off has written.',
    )
  }
  const store = (batch: string[]) =>
    inTransaction(payload, async (req) => {
      for (const line of batch) await importRecord(payload, JSON.parse(line) as MoveRecord, req)
    })
  await withoutReferenceChecks(payload, () => storeLines(file, store))
}

async function storeLines(file: string, store: (batch: string[]) => Promise<void>): Promise<void> {
  let batch: string[] = []
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    batch.push(line)
    if (batch.length < BATCH) continue
    await store(batch)
    batch = []
  }
  if (batch.length > 0) await store(batch)
}

const [task, file = ''] = process.argv.slice(2).filter((argument) => argument !== '--')
const payload = await openForCommand({ config, disableOnInit: true })
try {
  if (task === 'export') await exportTo(payload, file)
  else if (task === 'import') await importFrom(payload, file)
  else if (task === 'digest') await writeFile(file, JSON.stringify([...(await digestsOf(exportRecords(payload)))]))
  else throw new MoveFault(`Unknown task ${task}: export, import or digest.`)
} catch (error) {
  if (!(error instanceof MoveFault)) throw error
  console.error(error.message)
  await payload.destroy()
  // Not `exitCode`: `payload run` ends well whatever that says.
  process.exit(1)
} finally {
  await payload.destroy()
}

import { parseArgs } from 'node:util'
import config from '@payload-config'
import { getPayload } from 'payload'
import { ensureExtraDocuments } from './bulk/ensureExtraDocuments.ts'
import { ensureAdmin, ensureServiceAccount } from './run/ensureAccounts.ts'
import { ensureDemo } from './run/ensureDemo.ts'
import { printStep } from './run/printStep.ts'

/** Fills a new system: `npm run seed:demo`, with `--documents N` for N more articles and news items. */
const { values } = parseArgs({
  // Payload reads its own arguments before a script sees them; npm hands ours on in one piece.
  args: process.argv.slice(2).flatMap((argument) => argument.split(' ')),
  options: { documents: { type: 'string' } },
  strict: false,
})
const extra = Number(values.documents ?? 0)
if (!Number.isInteger(extra) || extra < 0) {
  console.error(`--documents wants a whole number, like --documents 10000. It was "${String(values.documents)}".`)
  process.exit(1)
}

const payload = await getPayload({ config })
await printStep('Administrator', () => ensureAdmin(payload))
await printStep('Publisher’s account', () => ensureServiceAccount(payload))
await ensureDemo(payload)
if (extra > 0) await printStep('Extra documents', () => ensureExtraDocuments(payload, extra))
await payload.destroy()

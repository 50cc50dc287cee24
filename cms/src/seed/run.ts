import { parseArgs } from 'node:util'
import config from '@payload-config'
import { ValidationError } from 'payload'
import { openForCommand } from '../database/openForCommand.ts'
import { ensureExtraDocuments } from './bulk/ensureExtraDocuments.ts'
import { ensureAdmin, ensureServiceAccount } from './run/ensureAccounts.ts'
import { ensureDemo } from './run/ensureDemo.ts'
import { renewKeys } from './run/renewKeys.ts'
import { printStep } from './run/printStep.ts'

// `npm run seed:demo -w @diwan/cms`, with `-- --documents N` for N more articles and news items.
// Arguments come after the `--` in the script of package.json: Payload swallows what stands before it.
const { values } = parseArgs({ args: process.argv.slice(2), options: { documents: { type: 'string' } } })
const extra = Number(values.documents ?? 0)
if (!Number.isInteger(extra) || extra < 0) {
  console.error(`--documents wants a whole number, like --documents 10000. It was "${String(values.documents)}".`)
  process.exit(1)
}

const payload = await openForCommand({ config })
try {
  await printStep('Administrator', () => ensureAdmin(payload))
  await printStep('Keys of accounts', () => renewKeys(payload))
  await printStep('Publisher’s account', () => ensureServiceAccount(payload))
  await ensureDemo(payload)
  if (extra > 0) await printStep('Extra documents', () => ensureExtraDocuments(payload, extra))
} catch (error) {
  // Its own message names the field only; what is wrong with it (that the virus scanner is away, say) stands inside.
  if (!(error instanceof ValidationError)) throw error
  console.error([error.message, ...error.data.errors.map(({ message, path }) => `  ${path}: ${message}`)].join('\n'))
  await payload.destroy()
  // Not `exitCode`: `payload run` ends well whatever that says.
  process.exit(1)
}
await payload.destroy()

import config from '@payload-config'
import { openForCommand } from '../database/openForCommand.ts'
import { letIn, LetInFault } from './letIn.ts'

// `payload run src/auth/letInRun.ts -- EMAIL`; `npm run let-in` calls it. See docs/operations.md.
const [email = ''] = process.argv.slice(2).filter((argument) => argument !== '--')
const payload = await openForCommand({ config, disableOnInit: true })
try {
  console.log(`\n${await letIn(payload, email)}\nOpens once, within an hour. The second step of signing in is off.\n`)
} catch (error) {
  if (!(error instanceof LetInFault)) throw error
  console.error(`\n${error.message}\n`)
  await payload.destroy()
  // Not `exitCode`: `payload run` ends well whatever that says.
  process.exit(1)
}
await payload.destroy()

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import config from '@payload-config'
import { _internal_jobSystemGlobals, getPayload } from 'payload'
import { Api } from '../tests/Api'
import type { MoveRecord } from '../src/move/MoveRecord'
import { makeCalls } from './makeCalls'
import { planCalls } from './planCalls'
import { Stored } from './Stored'

// tsx differential/run.ts --records FILE --answers FILE --seed N --calls N, on the database that DATABASE_URI names and that holds
// these records already. `npm run differential` calls it once for each database.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '' },
    answers: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '600' },
  },
})
// What happens beside the calls happens at no moment that both databases share.
_internal_jobSystemGlobals.shouldAutoRun = false

const lines = readFileSync(values.records, 'utf8').trim().split('\n')
const stored = new Stored(lines.map((line) => JSON.parse(line) as MoveRecord))
const payload = await getPayload({ config, disableOnInit: true })
payload.logger.level = 'error'
const calls = planCalls(payload.config, stored, Number(values.seed), Number(values.calls))
const answers = await makeCalls(payload, new Api(payload), calls)
writeFileSync(values.answers, JSON.stringify(answers))
await payload.destroy()
process.exit(0)

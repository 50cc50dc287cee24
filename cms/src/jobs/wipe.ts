import { basename, join } from 'node:path'
import type { TaskConfig } from 'payload'
import { env } from '@/env'
import { privateFiles } from '@/files/store/stores'
import { wipeFile } from '@/files/store/wipeFile'
import { scrubDatabase } from '@/recruitment/privacy/scrubDatabase'

interface Wipe {
  input: { files: string[]; mails: string[] }
  output: object
}

// The last is some four hours after the first: object storage may be away for long.
const ATTEMPTS = 14

/** After an erasure: wipes its files and written mails, and what the database's file still holds of deleted rows. */
export const wipe: TaskConfig<Wipe> = {
  slug: 'wipe',
  inputSchema: [
    { name: 'files', type: 'json', required: true },
    { name: 'mails', type: 'json', required: true },
  ],
  retries: { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: 1_000 } },
  handler: async ({ input, req: { payload } }) => {
    for (const name of input.files) await privateFiles().wipe(name)
    for (const id of input.mails) {
      await wipeFile(join(env.DATA_DIR, 'mail', `${basename(id)}.eml`))
      await wipeFile(join(env.DATA_DIR, 'mail', `${basename(id)}.eml.tmp`))
    }
    await scrubDatabase(payload)
    return { output: {} }
  },
}

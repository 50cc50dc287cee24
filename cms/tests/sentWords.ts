import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { env } from '@/env'
import { wordsOfEml } from './wordsOfEml'

/** Sends what waits, and answers what the reader of a mail reads. */
export async function sentWords(payload: Payload, mail: Pick<MailDoc, 'id'> | undefined): Promise<string> {
  await payload.jobs.run({ queue: 'default', limit: 100, silent: true })
  return wordsOfEml(await readFile(join(env.DATA_DIR, 'mail', `${mail?.id}.eml`), 'latin1'))
}

import type { Payload } from 'payload'
import { env } from '@/env'
import { privateFiles } from '@/files/store/stores'
import { answerInTime } from './answerInTime'

/** Whether the object storage answers; on a disk, the check of the disk says it. */
export async function checkFiles(payload: Payload): Promise<{ ok: boolean; message?: string }> {
  if (!env.UPLOADS_BUCKET) return { ok: true }
  try {
    // A file that nobody has: that it is not there is an answer.
    await answerInTime(privateFiles().read('readiness'))
    return { ok: true }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The object storage does not answer' })
    return { ok: false, message: 'The object storage does not answer. Check S3_ENDPOINT, the keys and UPLOADS_BUCKET.' }
  }
}

import type { Payload } from 'payload'
import { answerInTime } from './answerInTime'

/** Whether the database answers a read. */
export async function checkDatabase(payload: Payload): Promise<{ ok: boolean; message?: string }> {
  try {
    await answerInTime(payload.db.count({ collection: 'users', where: {} }))
    return { ok: true }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not answer' })
    return { ok: false, message: 'The database does not answer. See the log of the CMS.' }
  }
}

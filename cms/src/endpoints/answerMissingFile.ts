import type { Endpoint, PayloadHandler } from 'payload'
import { env } from '@/env'
import { refuse } from './refuse'

/** What a disk says of a name that it has not, or could never have. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ERR_INVALID_ARG_VALUE'])
const NO_NAME = /[\0/\\]|^\.{1,2}$/
const MAX_NAME_BYTES = 255

export const sendsFile = ({ method, path }: Endpoint) => method === 'get' && path === '/file/:filename'

/** Payload answers 500 for a file that is not there, and for a name that no disk takes; whoever may not read is refused as before. */
export function answerMissingFile(send: PayloadHandler): PayloadHandler {
  const answerAbsent: PayloadHandler = ({ user }) =>
    user ? refuse(404, 'This file does not exist.') : refuse(401, 'Sign in first.')
  return async (req) => {
    const name = String(req.routeParams?.filename ?? '')
    if (NO_NAME.test(name) || Buffer.byteLength(name) > MAX_NAME_BYTES) return answerAbsent(req)
    try {
      const answer = await send(req)
      if (answer.status === 404) return await answerAbsent(req)
      if (answer.status !== 500) return answer
      // From a disk this status says that the file is not there, from a bucket that the bucket does not answer.
      return env.UPLOADS_BUCKET
        ? refuse(503, 'Files cannot be read at the moment. Please try again.')
        : await answerAbsent(req)
    } catch (error) {
      if (ABSENT.has(String((error as NodeJS.ErrnoException).code))) return answerAbsent(req)
      throw error
    }
  }
}

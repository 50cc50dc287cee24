import { type AfterErrorHook, Forbidden } from 'payload'

/**
 * Payload's own errors carry `success` and `message` as every endpoint of ours does, and who is refused without being
 * signed in gets 401: an expired session must be told from a missing right.
 */
export const answerErrorsAlike: AfterErrorHook = ({ error, req, result }) => {
  const message = result?.errors?.[0]?.message ?? error.message
  const response = { success: false, message, ...result }
  return error instanceof Forbidden && !req.user ? { response, status: 401 } : { response }
}

import { type AfterErrorHook, Forbidden } from 'payload'

/**
 * Payload's own errors carry `success` and `message` as every endpoint of ours does, and who is refused without being
 * signed in gets 401: an expired session must be told from a missing right.
 */
export const answerErrorsAlike: AfterErrorHook = ({ error, req, result }) => {
  // Payload reads the data of a multipart form without a net.
  if (error instanceof SyntaxError && error.message.includes('JSON')) {
    const message = 'What was sent is not JSON.'
    return { response: { success: false, message, errors: [{ message }] }, status: 400 }
  }
  const message = result?.errors?.[0]?.message ?? error.message
  const response = { success: false, message, ...result }
  return error instanceof Forbidden && !req.user ? { response, status: 401 } : { response }
}

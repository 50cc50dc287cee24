import type { AfterErrorHook } from 'payload'

/** Payload's own errors carry `success` and `message` as every endpoint of ours does. */
export const answerErrorsAlike: AfterErrorHook = ({ error, result }) => {
  const first = result?.errors?.[0]
  return { response: { success: false, message: first?.message ?? error.message, ...result } }
}

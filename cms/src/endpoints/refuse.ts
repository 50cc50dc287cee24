import type { ErrorAnswer } from '@diwan/shared/contracts/errorAnswer'

interface RefuseOptions {
  errors?: ErrorAnswer['errors']
  headers?: Record<string, string>
}

/** The answer to a call that is not done: what is wrong and, for a 422, with which fields. */
export function refuse(status: number, message: string, { errors, headers = {} }: RefuseOptions = {}): Response {
  const answer: ErrorAnswer = { success: false, message, ...(errors ? { errors } : {}) }
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

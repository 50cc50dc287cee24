import { APIError, ValidationError } from 'payload'

/** An error that says which document it is about. What went wrong in the machine stays as it is. */
export function titled(error: unknown, title: string): unknown {
  if (error instanceof ValidationError) {
    const fields = error.data.errors.map(({ message, path }) => `${path}: ${message}`).join('; ')
    return new APIError(`“${title}” – ${fields}`, 422, null, true)
  }
  return error instanceof APIError ? new APIError(`“${title}” – ${error.message}`, error.status, null, true) : error
}

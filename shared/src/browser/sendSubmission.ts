import { submissionAnswerSchema } from '../contracts/errorAnswer.ts'
import { http, type HttpClient, type HttpRequest } from './httpClient.ts'
import { HttpError } from './HttpError.ts'

export type SubmissionOutcome =
  | { state: 'done'; reference: string }
  /** The server understood, and does not take it like this. */
  | { state: 'refused'; message: string | undefined; errors: readonly { path: string; message: string }[] }
  /** Too many from here: `wait` is in milliseconds. */
  | { state: 'tooMany'; wait: number }
  /** Nobody knows whether it arrived; the same key may be sent again at any time. */
  | { state: 'unreachable' }

const DEFAULT_WAIT = 60_000

/** Sends a form under its idempotency key and says how that ended; never throws. */
export async function sendSubmission(
  url: string,
  body: NonNullable<HttpRequest['body']>,
  idempotencyKey: string,
  client: HttpClient = http,
): Promise<SubmissionOutcome> {
  try {
    const answer = submissionAnswerSchema.safeParse(await client(url, { method: 'POST', body, idempotencyKey }))
    // A proxy or a captive portal answered in the server's place.
    return answer.success ? { state: 'done', reference: answer.data.reference } : { state: 'unreachable' }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === undefined || error.status >= 500)
      return { state: 'unreachable' }
    if (error.status === 429) return { state: 'tooMany', wait: error.retryAfter ?? DEFAULT_WAIT }
    if (error.status === 408 || error.status === 425) return { state: 'unreachable' }
    return { state: 'refused', message: error.status === 422 ? error.message : undefined, errors: error.errors }
  }
}

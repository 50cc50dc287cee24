import { challengeAnswerSchema, submissionAnswerSchema } from '../contracts/errorAnswer.ts'
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
const PROOF_WANTED = 428

/** What our endpoints refuse a form with. Any other status is of something between us: a portal, a proxy, a server that starts. */
const REFUSALS: readonly (number | undefined)[] = [400, 413, 415, 422]

type Body = NonNullable<HttpRequest['body']>

/** Sends a form under its idempotency key and says how that ended; never throws. */
export async function sendSubmission(
  url: string,
  body: Body,
  idempotencyKey: string,
  client: HttpClient = http,
): Promise<SubmissionOutcome> {
  const send = async (content: Body): Promise<SubmissionOutcome> => {
    const answer = submissionAnswerSchema.safeParse(
      await client(url, { method: 'POST', body: content, idempotencyKey }),
    )
    // A proxy or a captive portal answered in the server's place.
    return answer.success ? { state: 'done', reference: answer.data.reference } : { state: 'unreachable' }
  }
  try {
    return await send(body)
  } catch (error) {
    const proved = await withProof(body, error)
    if (!proved) return outcomeOf(error)
    try {
      return await send(proved)
    } catch (second) {
      return outcomeOf(second)
    }
  }
}

/** The same submission with the proof of work that the server asked for; `undefined` when it asked for none. */
async function withProof(body: Body, error: unknown): Promise<Body | undefined> {
  if (!(error instanceof HttpError) || error.status !== PROOF_WANTED) return undefined
  const asked = challengeAnswerSchema.safeParse(error.data)
  if (!asked.success) return undefined
  try {
    const { solveChallenge } = await import('./solveChallenge.ts')
    const proof = await solveChallenge(asked.data.challenge)
    if (proof === undefined) return undefined
    if (!(body instanceof FormData)) return { ...body, proof }
    const copy = new FormData()
    for (const [name, value] of body) copy.append(name, value)
    copy.set('proof', proof)
    return copy
  } catch {
    return undefined
  }
}

function outcomeOf(error: unknown): SubmissionOutcome {
  if (!(error instanceof HttpError)) return { state: 'unreachable' }
  if (error.status === 429) return { state: 'tooMany', wait: error.retryAfter ?? DEFAULT_WAIT }
  if (error.status === PROOF_WANTED) return { state: 'tooMany', wait: DEFAULT_WAIT }
  if (!REFUSALS.includes(error.status)) return { state: 'unreachable' }
  return { state: 'refused', message: error.status === 422 ? error.message : undefined, errors: error.errors }
}

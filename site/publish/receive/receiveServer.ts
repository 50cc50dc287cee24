import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  comingSchema,
  controlDeadlineSchema,
  controlSchema,
  nudgeSchema,
  type PublisherStatus,
} from '@diwan/shared/contracts/publishing'
import { log } from '../log.ts'
import { answerPreview } from '../preview/answerPreview.ts'
import type { Publisher } from '../Publisher.ts'
import { CarriedOut } from './CarriedOut.ts'
import { isSigned } from './isSigned.ts'
import { readBody } from './readBody.ts'
import { rememberRequests, requestsOf } from './requestsOfChanges.ts'
import { SystemWebhook } from './SystemWebhook.ts'

type MetricsAnswerer = (req: IncomingMessage, res: ServerResponse) => Promise<void>
type Answer = [status: number, body: unknown]

const ACCEPTED: Answer = [202, { success: true }]

const NOTHING_YET: Omit<PublisherStatus, 'state'> = {
  live: null,
  pinned: null,
  pending: 0,
  step: null,
  busySince: null,
  releases: [],
  error: null,
  isBuilding: false,
  isCompared: false,
  held: [],
}

/** What a process is before it publishes: getting ready, waiting for another one to end, or unable to begin and trying again. */
export type Phase = 'starting' | 'standby' | { problem: string }

/**
 * The publisher's door, for this machine only: nudges, control messages and addresses of previews are signed, the status and the figures are
 * not secret. The web server leads visitors to previews and to nothing else here.
 */
export function receiveServer(
  secret: string,
  publisher: () => Publisher | null,
  phase: () => Phase,
  // Drafts are shown by a publisher that waits for the lead too.
  previewing: () => Publisher | null = publisher,
  metrics: { dataDir: string; token: string | undefined } = { dataDir: '', token: undefined },
): Server {
  const webhook = new SystemWebhook(secret)
  const carriedOut = new CarriedOut()
  const status = () => publisher()?.status() ?? statusBefore(phase())
  // Loaded when somebody asks: a start does not wait for it.
  let answerer: Promise<MetricsAnswerer> | null = null
  const answerMetrics: MetricsAnswerer = async (req, res) => {
    answerer ??= import('../metrics/answerMetrics.ts').then(({ metricsAnswerer }) =>
      metricsAnswerer({ ...metrics, status }),
    )
    await (
      await answerer
    )(req, res)
  }

  async function answer(req: IncomingMessage): Promise<Answer> {
    const path = req.url?.split('?')[0]
    if (req.method === 'GET' && path === '/status') {
      return [200, status()]
    }
    if (req.method !== 'POST' || (path !== '/nudge' && path !== '/control' && path !== '/coming'))
      return refuse(404, 'There is nothing here.')
    const body = await readBody(req)
    if (body === null) return refuse(413, 'The message is too long.')
    if (!isSigned(webhook, body, req.headers)) {
      return refuse(401, 'The signature is missing, wrong or older than five minutes.')
    }
    const leader = publisher()
    if (leader === null) {
      return refuse(503, sentenceFor(phase()))
    }
    if (path === '/nudge') return receiveNudge(leader, body)
    if (path === '/coming') return receiveComing(leader, body)
    // A nudge twice is one change; a roll back twice would take back what was done since.
    if (carriedOut.has(req.headers, body)) return ACCEPTED
    const answer = receiveControl(leader, body)
    if (answer === ACCEPTED) carriedOut.add(req.headers, body)
    return answer
  }

  return createServer((req, res) => {
    if (/^\/preview(?:[/?]|$)/.test(req.url ?? '')) {
      void answerPreview(req, res, { secret, previewer: previewing()?.previewer ?? null })
      return
    }
    if (req.method === 'GET' && req.url?.split('?')[0] === '/metrics') {
      answerMetrics(req, res).catch((error: unknown) => {
        log('request failed', { path: '/metrics', message: String(error) })
        send(res, refuse(500, 'The figures could not be put together. Look at the log.'))
      })
      return
    }
    answer(req).then(
      (result) => send(res, result),
      (error: unknown) => {
        log('request failed', { path: req.url, message: String(error) })
        send(res, refuse(500, 'The publisher could not write this down. Look at its log.'))
      },
    )
  })
}

function statusBefore(phase: Phase): PublisherStatus {
  if (typeof phase === 'string') return { ...NOTHING_YET, state: phase }
  return { ...NOTHING_YET, state: 'failed', error: { message: phase.problem, documents: [] } }
}

function sentenceFor(phase: Phase): string {
  if (typeof phase !== 'string') return `The publisher cannot start. ${phase.problem}`
  return phase === 'standby' ? 'Another publisher leads. This one waits.' : 'The publisher is starting.'
}

function receiveNudge(publisher: Publisher, body: string): Answer {
  const nudge = nudgeSchema.safeParse(parse(body))
  if (!nudge.success) return refuse(422, 'This is not a nudge.')
  const { changes, documents } = nudge.data.data
  if (changes.length === 0) return ACCEPTED
  publisher.receive(changes, documents)
  rememberRequests(changes)
  const outbox = changes.map((change) => change.outbox)
  log('nudge received', { outbox, requests: requestsOf(outbox) })
  return ACCEPTED
}

function receiveComing(publisher: Publisher, body: string): Answer {
  const coming = comingSchema.safeParse(parse(body))
  if (!coming.success) return refuse(422, 'This does not say what is coming.')
  // After the answer, for which an editor waits.
  setImmediate(() => publisher.makeAhead(coming.data.data.document))
  return ACCEPTED
}

function receiveControl(publisher: Publisher, body: string): Answer {
  const message = parse(body)
  const [control, deadline] = [controlSchema.safeParse(message), controlDeadlineSchema.safeParse(message)]
  if (!control.success || !deadline.success) {
    return refuse(422, 'Choose one of rollback, pin, unpin, rebuild or reconcile.')
  }
  // A process that was stopped reads what was sent meanwhile, long after its sender was told that nothing was done.
  const { until = Infinity } = deadline.data
  if (Date.now() > until) return refuse(503, 'This comes too late and was not done. Ask again.')
  const problem = publisher.control(control.data)
  return problem === null ? ACCEPTED : refuse(409, problem)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function refuse(status: number, message: string): Answer {
  return [status, { success: false, message }]
}

function send(res: ServerResponse, [status, body]: Answer): void {
  res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body))
}

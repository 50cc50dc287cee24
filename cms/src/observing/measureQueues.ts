import type { Payload, Where } from 'payload'

/** A figure about everything that waits, whichever instance is asked. */
export interface QueueFigure {
  name: string
  help: string
  value: number
}

/** Counts what waits and what failed, and tells how old the oldest of it is. */
export async function measureQueues(payload: Payload, now = Date.now()): Promise<QueueFigure[]> {
  const outbox = await waiting(payload, 'outbox', { state: { in: ['pending', 'sent'] } })
  const outboxFailed = await count(payload, 'outbox', { state: { equals: 'failed' } })
  const jobs = await waiting(
    payload,
    'payload-jobs',
    { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] },
    { field: 'waitUntil', now },
  )
  const jobsFailed = await count(payload, 'payload-jobs', { hasError: { equals: true } })
  const mails = await waiting(payload, 'mails', { status: { equals: 'queued' } }, { field: 'sendAt', now })
  const mailsFailed = await count(payload, 'mails', { status: { equals: 'failed' } })
  const age = (since: string | undefined) => (since ? Math.max(0, (now - Date.parse(since)) / 1_000) : 0)
  return [
    { name: 'diwan_outbox_waiting', help: 'Changes that are not live yet', value: outbox.rows },
    { name: 'diwan_outbox_oldest_seconds', help: 'Age of the oldest of them', value: age(outbox.since) },
    { name: 'diwan_outbox_failed', help: 'Changes whose release failed', value: outboxFailed },
    { name: 'diwan_jobs_waiting', help: 'Jobs that are due and not done', value: jobs.rows },
    { name: 'diwan_jobs_oldest_seconds', help: 'Age of the oldest of them', value: age(jobs.since) },
    { name: 'diwan_jobs_failed', help: 'Jobs that were given up', value: jobsFailed },
    { name: 'diwan_mails_waiting', help: 'Mails that are due and not sent', value: mails.rows },
    { name: 'diwan_mails_oldest_seconds', help: 'Age of the oldest of them', value: age(mails.since) },
    { name: 'diwan_mails_failed', help: 'Mails that were given up', value: mailsFailed },
  ]
}

type Queue = 'mails' | 'outbox' | 'payload-jobs'

interface Waiting {
  rows: number
  since?: string
}

/** What is planned for later waits from that time on: what was planned weeks ago is not late when it comes. */
async function waiting(
  payload: Payload,
  collection: Queue,
  where: Where,
  planned?: { field: 'sendAt' | 'waitUntil'; now: number },
): Promise<Waiting> {
  if (!planned) return oldest(payload, collection, where, 'createdAt')
  const { field, now } = planned
  const both = [
    await oldest(payload, collection, { and: [where, { [field]: { exists: false } }] }, 'createdAt'),
    await oldest(payload, collection, { and: [where, { [field]: { less_than_equal: iso(now) } }] }, field),
  ]
  const [since] = both.flatMap((each) => each.since ?? []).toSorted()
  return { rows: both.reduce((rows, each) => rows + each.rows, 0), ...(since && { since }) }
}

async function oldest(payload: Payload, collection: Queue, where: Where, since: string): Promise<Waiting> {
  const { docs, totalDocs } = await payload.find({
    collection,
    where,
    sort: since,
    limit: 1,
    depth: 0,
    select: { [since]: true },
    overrideAccess: true,
  })
  const [first] = docs as unknown as Record<string, string | Date>[]
  return first?.[since] ? { rows: totalDocs, since: new Date(first[since]).toISOString() } : { rows: totalDocs }
}

async function count(payload: Payload, collection: Queue, where: Where): Promise<number> {
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs
}

const iso = (time: number) => new Date(time).toISOString()

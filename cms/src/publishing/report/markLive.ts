import { globalSlugs, isContentSlug } from '@diwan/shared/content'
import type { Report } from '@diwan/shared/contracts/publishing'
import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { listVersions } from '../published/listVersions'
import { publishedGlobal } from '../published/publishedGlobal'
import { markOutbox } from './markOutbox'

type LiveReport = Extract<Report, { type: 'release.live' }>

/**
 * Marks the changes that a release brought to visitors: those it names, and those of a document whose current state is the one
 * now live, if that holds them (their nudge may have been lost, or an earlier release of them may have failed).
 */
export async function markLive(req: PayloadRequest, report: LiveReport): Promise<void> {
  const open = await listOpenRows(req)
  const current = await currentVersions(req, open)
  const reported = new Map(report.documents.map(({ collection, id, updatedAt }) => [`${collection}/${id}`, updatedAt]))
  const arrived = open.filter((row) => {
    const name = nameOf(row)
    const version = reported.get(name)
    return version !== undefined && (current.get(name) ?? null) === version && isIn(version, row)
  })
  await markOutbox(req, [...report.outbox, ...arrived.map(({ id }) => id)], {
    state: 'live',
    release: report.release,
    liveAt: report.liveAt,
    error: null,
  })
}

/** Whether the current version of a document holds a change of it. What still waits and may not be in it is rather sent than lost. */
function isIn(current: string | null, { state, version }: OutboxDoc): boolean {
  if (current === null || state === 'failed') return true
  return version ? new Date(version) <= new Date(current) : state === 'sent'
}

const nameOf = (row: OutboxDoc) => `${row.collection}/${row.documentId}`

async function listOpenRows(req: PayloadRequest): Promise<OutboxDoc[]> {
  const { docs } = await req.payload.db.find<OutboxDoc>({
    collection: 'outbox',
    where: { state: { not_equals: 'live' } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** What visitors should see of the documents of some rows; a document without an entry is not published. */
async function currentVersions({ payload }: PayloadRequest, rows: OutboxDoc[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const [collection, named] of Map.groupBy(rows, (row) => row.collection)) {
    const ids = [...new Set(named.map((row) => row.documentId))]
    if (isContentSlug(collection)) {
      for (const { id, updatedAt } of await listVersions(payload, collection, ids)) {
        versions.set(`${collection}/${id}`, updatedAt)
      }
    }
    if (collection !== 'globals') continue
    for (const slug of globalSlugs.filter((global) => ids.includes(global))) {
      const global = await publishedGlobal(payload, slug)
      if (global) versions.set(`globals/${slug}`, global.updatedAt)
    }
  }
  return versions
}

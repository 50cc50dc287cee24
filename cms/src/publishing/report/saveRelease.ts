import type { Report } from '@diwan/shared/contracts/publishing'
import type { PayloadRequest, Where } from 'payload'

/** Keeps the list of releases: one is live, the ones before it are superseded or rolled back. */
export async function saveRelease(req: PayloadRequest, report: Report): Promise<void> {
  if (report.type === 'release.pinned' || report.type === 'document.held') return
  if (report.type === 'release.rolled-back') {
    await setState(req, { release: { equals: report.from } }, 'rolled-back')
    await setState(req, { release: { equals: report.release } }, 'live')
    return
  }
  const known = await newest(req, { release: { equals: report.release } })
  if (known) return
  if (report.type === 'release.failed') {
    await create(req, {
      release: report.release,
      state: 'failed',
      startedAt: report.startedAt,
      error: report.error.message,
    })
    return
  }
  const live = await newest(req, { state: { equals: 'live' } })
  // Reports may come in another order than the releases were made.
  const isNewest = !live?.liveAt || live.liveAt <= report.liveAt
  if (isNewest) await setState(req, { state: { equals: 'live' } }, 'superseded')
  await create(req, {
    release: report.release,
    state: isNewest ? 'live' : 'superseded',
    startedAt: report.startedAt,
    liveAt: report.liveAt,
    durationMs: report.durationMs,
    pages: report.pages,
    changes: report.documents.length,
  })
}

async function newest(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where,
    sort: '-liveAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

async function setState(
  req: PayloadRequest,
  where: Where,
  state: 'live' | 'rolled-back' | 'superseded',
): Promise<void> {
  const data = { state, updatedAt: new Date().toISOString() }
  await req.payload.db.updateMany({ collection: 'releases', where, data, req, returning: false })
}

async function create(req: PayloadRequest, data: Record<string, unknown>): Promise<void> {
  const now = new Date().toISOString()
  const row = { ...data, createdAt: now, updatedAt: now }
  await req.payload.db.create({ collection: 'releases', data: row, req, returning: false })
}

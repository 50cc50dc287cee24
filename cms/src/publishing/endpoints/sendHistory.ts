import type { DocumentRef, ReleaseHistory } from '@diwan/shared/contracts/publishing'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { namesOf } from './namesOf'

const RELEASES = 30
const DOCUMENTS = 5
const ROWS = 500

/** `GET /api/publishing/history`: the latest releases, newest first, and which documents they brought. */
export const sendHistory: PayloadHandler = async (req) => {
  const { docs } = await req.payload.find({
    collection: 'releases',
    sort: '-startedAt',
    limit: RELEASES,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const documents = await documentsOf(
    req,
    docs.map(({ release }) => release),
  )
  const answer: ReleaseHistory = {
    success: true,
    releases: docs.map(({ release, state, startedAt, liveAt, durationMs, pages, changes, error }) => ({
      release,
      state: state ?? 'superseded',
      startedAt: startedAt ?? null,
      liveAt: liveAt ?? null,
      durationMs: durationMs ?? null,
      pages: pages ?? null,
      changes: changes ?? null,
      error: error ?? null,
      documents: documents.get(release) ?? [],
    })),
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

type Named = ReleaseHistory['releases'][number]['documents'][number]

async function documentsOf(req: PayloadRequest, releases: string[]): Promise<Map<string, Named[]>> {
  const { docs: rows } = await req.payload.find({
    collection: 'outbox',
    where: { release: { in: releases } },
    sort: '-createdAt',
    limit: ROWS,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const byRelease = Map.groupBy(rows, ({ release }) => release ?? '')
  const shown = new Map(
    [...byRelease].map(([release, named]) => {
      const refs = new Map(named.map(({ collection, documentId: id }) => [`${collection}/${id}`, { collection, id }]))
      return [release, [...refs.values()].slice(0, DOCUMENTS)]
    }),
  )
  const nameOf = await namesOf(req, [...shown.values()].flat())
  const withTitle = (ref: DocumentRef) => ({ ...ref, title: nameOf(ref).title })
  return new Map([...shown].map(([release, refs]) => [release, refs.map(withTitle)]))
}

import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { readTimeZone } from '@/recruitment/readTimeZone'

/** A bundle's state and, once it is released, how many of its changes are live. */
export async function bundleStatus({ payload }: PayloadRequest, id: string) {
  const query = { collection: 'bundles', id, depth: 0, showHiddenFields: true, overrideAccess: true } as const
  const { batch, error, publishAt, publishedAt, state } = await payload.findByID(query)
  const rows = batch ? await rowsOf(payload, batch) : []
  const failed = rows.find((row) => row.state === 'failed')
  const live = rows.filter((row) => row.state === 'live')
  return {
    state: state ?? 'collecting',
    publishAt: publishAt ?? null,
    publishedAt: publishedAt ?? null,
    error: failed?.error ?? error ?? null,
    changes: rows.length,
    live: live.length,
    release: live[0]?.release ?? null,
    timeZone: await readTimeZone(payload),
  }
}

async function rowsOf(payload: PayloadRequest['payload'], batch: string): Promise<OutboxDoc[]> {
  const where = { batch: { equals: batch } }
  return (
    await payload.find({ collection: 'outbox', where, pagination: false, limit: 0, depth: 0, overrideAccess: true })
  ).docs
}

import type { Locale } from '@diwan/shared/content'
import type { File, Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { inTurn } from '@/database/inTurn'

interface MadeFile {
  /** What it is made for: of this there is one file at a time. */
  shareOf: string
  /** Of what it is made from. While that stays, so does the file. */
  digest: string
  locale?: Locale
  fields?: { alt: string }
  make: () => Promise<File>
}

interface Known {
  id: string
  shareDigest?: string | null
  deletedAt?: string | null
}

/**
 * Keeps a file that the system makes in `media`, one call for a thing at a time. A newer one is a document and a file of its own, so that
 * whoever reads has all of the one or all of the other; what would be the same is left alone.
 */
export function keepMadeFile(payload: Payload, made: MadeFile): Promise<void> {
  return inTurn(`made:${made.shareOf}`, () => keep(payload, made))
}

/** Takes away what was made for a thing: it is made from nothing any more. */
export function dropMadeFile(payload: Payload, shareOf: string): Promise<void> {
  return inTurn(`made:${shareOf}`, async () => {
    const all = await findAll(payload, shareOf)
    await removePublishedOver(payload, all)
    await inTransaction(payload, (req) => putIntoTrash(req, all))
  })
}

async function keep(payload: Payload, { digest, fields, locale, make, shareOf }: MadeFile): Promise<void> {
  const all = await findAll(payload, shareOf)
  await removePublishedOver(payload, all)
  const known = all.find(({ shareDigest }) => shareDigest === digest)
  if (known && !known.deletedAt) return

  const file = known ? undefined : await make()
  await inTransaction(payload, async (req) => {
    // Before the new one, whose file stays with the request: a bucket would get it for these, too.
    await putIntoTrash(req, all)
    const how = { collection: 'media', ...(locale && { locale }), depth: 0, overrideAccess: true, req } as const
    if (known) await payload.update({ ...how, id: known.id, data: { deletedAt: null }, trash: true })
    if (file) {
      await payload.create({
        ...how,
        file,
        data: { ...fields, shareOf, shareDigest: digest },
        overwriteExistingFiles: true,
      })
    }
  })
}

/** Not for good: a publisher that was told of a file may be about to ask for it. */
async function putIntoTrash(req: PayloadRequest, all: Known[]): Promise<void> {
  const data = { deletedAt: new Date().toISOString() }
  for (const { id } of all.filter(({ deletedAt }) => !deletedAt)) {
    await req.payload.update({ collection: 'media', id, data, depth: 0, overrideAccess: true, req })
  }
}

/** Every file that was made for a thing, those in the trash too. */
async function findAll(payload: Payload, shareOf: string): Promise<Known[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { shareOf: { equals: shareOf } },
    select: { shareDigest: true, deletedAt: true },
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

/** Removes for good what is in the trash, once the publisher has nothing more to do for any of these files. */
async function removePublishedOver(payload: Payload, all: Known[]): Promise<void> {
  const trashed = all.filter(({ deletedAt }) => deletedAt)
  if (trashed.length === 0) return
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { documentId: { in: all.map(({ id }) => id) }, state: { not_equals: 'live' } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  for (const { id } of trashed) {
    await payload.delete({ collection: 'media', id, trash: true, overrideAccess: true })
  }
}

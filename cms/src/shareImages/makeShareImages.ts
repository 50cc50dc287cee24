import { createHash } from 'node:crypto'
import { type EntrySlug, type Locale, locales, shareName } from '@diwan/shared/content'
import { shareMessages } from '@diwan/shared/messages/share'
import type { Payload } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { inTurn } from '@/database/inTurn'
import { publishedDocuments } from '@/publishing/published/publishedDocuments'
import type { ShareWords } from './drawing/drawShareImage'
import { drawShareImageApart } from './drawShareImageApart'

const LOOK = 1

interface Place {
  collection: EntrySlug
  id: string
}

/**
 * Brings the share images of an entry up to date, one call for an entry at a time. What would look the same is left alone, so this may
 * run any number of times.
 */
export function makeShareImages(payload: Payload, collection: EntrySlug, id: string): Promise<void> {
  return inTurn(`share:${collection}:${id}`, () => makeAll(payload, { collection, id }))
}

async function makeAll(payload: Payload, place: Place): Promise<void> {
  const [document] = await publishedDocuments(payload, place.collection, [place.id])
  for (const locale of locales) {
    const title = document?.locales[locale]?.title
    if (typeof title === 'string') {
      await makeOne(payload, place, await wordsOf(payload, locale, place.collection, title))
    }
  }
}

async function wordsOf(payload: Payload, locale: Locale, collection: EntrySlug, title: string): Promise<ShareWords> {
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0, overrideAccess: true })
  return { locale, kind: shareMessages[locale].kinds[collection], title, company: companyName ?? '' }
}

interface Picture {
  id: string
  shareDigest?: string | null
  deletedAt?: string | null
}

async function makeOne(payload: Payload, place: Place, words: ShareWords): Promise<void> {
  const shareOf = shareName(place.collection, place.id, words.locale)
  const digest = digestOf(words)
  const pictures = await findPictures(payload, shareOf)
  await removePublishedOver(payload, pictures)
  const known = pictures.find(({ shareDigest }) => shareDigest === digest)
  if (known && !known.deletedAt) return

  const data = known ? undefined : await drawShareImageApart(words)
  await inTransaction(payload, async (req) => {
    const how = { collection: 'media', locale: words.locale, depth: 0, overrideAccess: true, req } as const
    // Into the trash: a publisher that was told of this picture may be about to ask for its file.
    for (const { id, deletedAt } of pictures) {
      if (!deletedAt) await payload.update({ ...how, id, data: { deletedAt: new Date().toISOString() } })
    }
    if (known) await payload.update({ ...how, id: known.id, data: { deletedAt: null }, trash: true })
    if (data) {
      const name = `share-${place.id}-${words.locale}-${digest}.jpg`
      const file = { name, data, mimetype: 'image/jpeg', size: data.byteLength }
      const fields = { alt: words.title, shareOf, shareDigest: digest }
      await payload.create({ ...how, file, data: fields, overwriteExistingFiles: true })
    }
  })
}

const digestOf = (words: ShareWords) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, words]))
    .digest('hex')
    .slice(0, 16)

/** Every picture that was made for an entry in a language, those in the trash too. */
async function findPictures(payload: Payload, shareOf: string): Promise<Picture[]> {
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

/** Removes for good what is in the trash, once the publisher has nothing more to do for any of these pictures. */
async function removePublishedOver(payload: Payload, pictures: Picture[]): Promise<void> {
  const trashed = pictures.filter(({ deletedAt }) => deletedAt)
  if (trashed.length === 0) return
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { documentId: { in: pictures.map(({ id }) => id) }, state: { not_equals: 'live' } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  for (const { id } of trashed) {
    await payload.delete({ collection: 'media', id, trash: true, overrideAccess: true })
  }
}

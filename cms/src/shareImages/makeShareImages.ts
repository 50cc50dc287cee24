import { createHash } from 'node:crypto'
import { type EntrySlug, type Locale, locales, shareName } from '@diwan/shared/content'
import { shareMessages } from '@diwan/shared/messages/share'
import type { Payload } from 'payload'
import { publishedDocuments } from '@/publishing/published/publishedDocuments'
import type { ShareWords } from './drawing/drawShareImage'
import { drawShareImageApart } from './drawShareImageApart'

const LOOK = 1

/** Brings the share images of an entry up to date. What would look the same is left alone, so this may run any number of times. */
export async function makeShareImages(payload: Payload, collection: EntrySlug, id: string): Promise<void> {
  const [document] = await publishedDocuments(payload, collection, [id])
  for (const locale of locales) {
    const title = document?.locales[locale]?.title
    if (typeof title === 'string')
      await makeOne(payload, shareName(collection, id, locale), await wordsOf(payload, locale, collection, title))
  }
}

async function wordsOf(payload: Payload, locale: Locale, collection: EntrySlug, title: string): Promise<ShareWords> {
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0, overrideAccess: true })
  return { locale, kind: shareMessages[locale].kinds[collection], title, company: companyName ?? '' }
}

async function makeOne(payload: Payload, name: string, words: ShareWords): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify([LOOK, words]))
    .digest('hex')
    .slice(0, 16)
  const { docs } = await payload.find({
    collection: 'media',
    where: { shareOf: { equals: name } },
    select: { shareDigest: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const known = docs[0]
  if (known?.shareDigest === digest) return
  const data = await drawShareImageApart(words)
  const file = { name: `share-${digest}.jpg`, data, mimetype: 'image/jpeg', size: data.byteLength }
  const fields = { alt: words.title, shareOf: name, shareDigest: digest }
  const how = {
    collection: 'media',
    file,
    locale: words.locale,
    overwriteExistingFiles: true,
    depth: 0,
    overrideAccess: true,
  } as const
  if (known) await payload.update({ ...how, id: known.id, data: fields })
  else await payload.create({ ...how, data: fields })
}

import { createHash } from 'node:crypto'
import { type EntrySlug, type Locale, locales, shareName } from '@diwan/shared/content'
import { shareMessages } from '@diwan/shared/messages/share'
import type { Payload } from 'payload'
import { inTurn } from '@/database/inTurn'
import { keepMadeFile } from '@/files/keepMadeFile'
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

function makeOne(payload: Payload, place: Place, words: ShareWords): Promise<void> {
  const digest = digestOf(words)
  return keepMadeFile(payload, {
    shareOf: shareName(place.collection, place.id, words.locale),
    digest,
    locale: words.locale,
    fields: { alt: words.title },
    make: async () => {
      const data = await drawShareImageApart(words)
      const name = `share-${place.id}-${words.locale}-${digest}.jpg`
      return { name, data, mimetype: 'image/jpeg', size: data.byteLength }
    },
  })
}

const digestOf = (words: ShareWords) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, words]))
    .digest('hex')
    .slice(0, 16)

import { type GlobalSlug, isContentSlug, type Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Payload } from 'payload'
import { isComplete } from '../published/publishedDocuments'
import { documentAfter } from './documentAfter'
import type { Draft } from './findNewest'

/** Everything in a bundle as it would be mirrored once the bundle is published; `null` when there is no such bundle. */
export async function bundleDrafts(payload: Payload, id: string): Promise<MirroredDocument[] | null> {
  if (!isObjectId(id)) return null
  const bundle = await payload.findByID({
    collection: 'bundles',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!bundle) return null
  const found: (MirroredDocument | null)[] = []
  for (const { relationTo, value } of bundle.documents ?? []) {
    const document = { collection: relationTo as string, id: String(typeof value === 'object' ? value.id : value) }
    found.push(await contentAfter(payload, document, bundle.languages))
  }
  for (const slug of bundle.globals ?? []) found.push(await globalAfter(payload, slug))
  return found.filter((document) => document !== null)
}

async function contentAfter(
  payload: Payload,
  { collection, id }: { collection: string; id: string },
  locales: Locale[],
) {
  if (!isContentSlug(collection)) return null
  const isShown = (draft: Draft) => isComplete(payload, collection, draft)
  const after = await documentAfter(payload, { collection, id, locales, isShown })
  return after?.locales.en || after?.locales.ar ? after : null
}

async function globalAfter(payload: Payload, slug: GlobalSlug): Promise<MirroredDocument | null> {
  const find = async (locale: Locale) =>
    (await payload.findGlobal({
      slug,
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 0,
      overrideAccess: true,
    })) as unknown as Draft
  const [en, ar] = [await find('en'), await find('ar')]
  const published = { _status: 'published' }
  return en.updatedAt
    ? {
        collection: 'globals',
        id: slug,
        updatedAt: en.updatedAt,
        locales: { en: { ...en, ...published }, ar: { ...ar, ...published } },
      }
    : null
}

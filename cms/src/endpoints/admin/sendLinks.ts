import { contentSlugs, isContentSlug, globalSlugs } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { CollectionSlug, FlattenedField, PayloadHandler, PayloadRequest, Where } from 'payload'
import { segments } from '@/admin/segments'
import { refuse } from '@/endpoints/refuse'
import { previewPath } from '@/publishing/preview/previewPath'

const SHOWN = 20
/** Documents that are looked up in one call. */
const MOST = 100

interface Place {
  title: string
  collection: string
  href: string
}

/** Fields of groups, lists and blocks too. */
const everyField = (fields: FlattenedField[]): FlattenedField[] =>
  fields.flatMap((field) => [
    field,
    ...('flattenedFields' in field && Array.isArray(field.flattenedFields) ? everyField(field.flattenedFields) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => everyField(block.flattenedFields)) : []),
  ])

const pointsAtSeveral = (field: FlattenedField, target: string) =>
  'relationTo' in field && Array.isArray(field.relationTo) && field.relationTo.includes(target as never)

/** Conditions on the fields that can point at documents of one collection, with groups, lists and blocks. */
function pointersTo(target: string, ids: string[], fields: FlattenedField[], prefix = ''): Where[] {
  return fields.flatMap((field): Where[] => {
    const path = `${prefix}${'name' in field ? field.name : ''}`
    if (field.type === 'relationship' || field.type === 'upload') {
      return field.relationTo === target ? [{ [path]: { in: ids } }] : []
    }
    if ('flattenedFields' in field && Array.isArray(field.flattenedFields)) {
      return pointersTo(target, ids, field.flattenedFields, `${path}.`)
    }
    if (field.type === 'blocks') {
      return field.blocks.flatMap((block) => pointersTo(target, ids, block.flattenedFields, `${path}.`))
    }
    return []
  })
}

async function placesIn(req: PayloadRequest, collection: string, target: string, ids: string[]): Promise<Place[]> {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  const pointers = config ? pointersTo(target, ids, config.flattenedFields) : []
  const unique = [...new Map(pointers.map((pointer) => [Object.keys(pointer)[0], pointer])).values()]
  const query = { depth: 0, locale: 'all', pagination: false, user: req.user, overrideAccess: false }
  const find = async (options: object) =>
    (await req.payload.find({ collection: collection as CollectionSlug, ...query, ...options } as never)).docs
  const docs: unknown[] = unique.length > 0 ? await find({ where: { or: unique }, limit: SHOWN }) : []
  // A field of a block that points at several collections cannot be asked for on SQLite. Only pages have one, and they are few.
  if (config && everyField(config.flattenedFields).some((field) => pointsAtSeveral(field, target))) {
    const named = ids.map((id) => `"relationTo":"${target}","value":"${id}"`)
    const isNamedIn = (text: string) => named.some((one) => text.includes(one))
    const known = new Set(docs.map((doc) => (doc as { id: string }).id))
    docs.push(...(await find({})).filter((doc) => isNamedIn(JSON.stringify(doc)) && !known.has(String(doc.id))))
  }
  return (docs as Record<string, unknown>[]).map((doc) => ({
    title: titleOf(doc),
    collection,
    href: `/admin/auth/${segments[collection as keyof typeof segments]}/edit/${String(doc.id)}`,
  }))
}

function titleOf(doc: Record<string, unknown>): string {
  const title = doc.title ?? doc.name ?? doc.slug ?? doc.id
  return typeof title === 'object' && title ? String(Object.values(title).find(Boolean) ?? doc.id) : String(title)
}

/** Globals that name the address of a document, or the document itself. */
async function globalsThatName(req: PayloadRequest, needles: string[]): Promise<Place[]> {
  const places: Place[] = []
  for (const slug of globalSlugs) {
    const query = { slug, locale: 'all', depth: 0, user: req.user, overrideAccess: false } as const
    const text = JSON.stringify(await req.payload.findGlobal(query as never))
    if (needles.some((needle) => text.includes(`"${needle}"`))) {
      places.push({ title: slug, collection: 'globals', href: `/admin/globals/${slug}` })
    }
  }
  return places
}

/**
 * `GET /api/admin/links?collection=…&id=…`: the documents that point at one, to look at before it is taken away. With several `id`, at
 * most 100, those that point at any of them and would stay.
 */
export const sendLinks: PayloadHandler = async (req) => {
  const collection = req.searchParams.get('collection') ?? ''
  const ids = [...new Set(req.searchParams.getAll('id'))]
  if (!isContentSlug(collection) || ids.length === 0 || ids.some((id) => !isObjectId(id)))
    return refuse(422, 'Name a document: ?collection=…&id=…')
  if (ids.length > MOST) return refuse(422, `At most ${MOST} documents can be looked up at once.`)
  const query = {
    depth: 0,
    limit: MOST,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  } as const
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: ids } },
    ...query,
  })
  if (docs.length === 0) return refuse(404, 'This document does not exist, or your account may not read it.')
  const paths = docs.flatMap((doc) => previewPath(collection, doc as object, 'en') ?? [])
  const places: Place[] = []
  for (const slug of contentSlugs) places.push(...(await placesIn(req, slug, collection, ids)))
  places.push(...(await globalsThatName(req, [...ids, ...paths])))
  const others = places.filter(({ href }) => !ids.some((id) => href.endsWith(`/${id}`)))
  return Response.json({ success: true, places: others }, { headers: { 'Cache-Control': 'no-store' } })
}

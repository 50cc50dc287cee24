import { contentSlugs, isContentSlug, globalSlugs } from '@diwan/shared/content'
import type { CollectionSlug, FlattenedField, PayloadHandler, PayloadRequest, Where } from 'payload'
import { segments } from '@/admin/segments'
import { refuse } from '@/endpoints/refuse'
import { previewPath } from '@/publishing/preview/previewPath'

const SHOWN = 20

interface Place {
  title: string
  collection: string
  href: string
}

/** Paths of the fields that can point at a collection, with groups, lists and blocks. */
function pointersTo(target: string, fields: FlattenedField[], prefix = ''): Where[] {
  return fields.flatMap((field): Where[] => {
    const path = `${prefix}${'name' in field ? field.name : ''}`
    if (field.type === 'relationship' || field.type === 'upload') {
      const to = field.relationTo
      if (Array.isArray(to)) return to.includes(target as never) ? [{ [`${path}.value`]: { equals: '' } }] : []
      return to === target ? [{ [path]: { equals: '' } }] : []
    }
    if ('flattenedFields' in field && Array.isArray(field.flattenedFields)) {
      return pointersTo(target, field.flattenedFields, `${path}.`)
    }
    if (field.type === 'blocks') {
      return field.blocks.flatMap((block) => pointersTo(target, block.flattenedFields, `${path}.`))
    }
    return []
  })
}

const withId = (pointers: Where[], id: string): Where => ({
  or: pointers.map((pointer) => Object.fromEntries(Object.keys(pointer).map((path) => [path, { equals: id }]))),
})

async function placesIn(req: PayloadRequest, collection: string, target: string, id: string): Promise<Place[]> {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  const pointers = config ? pointersTo(target, config.flattenedFields) : []
  if (pointers.length === 0) return []
  const unique = [...new Map(pointers.map((pointer) => [Object.keys(pointer)[0], pointer])).values()]
  const query = { locale: 'all', limit: SHOWN, depth: 0, pagination: false, user: req.user, overrideAccess: false }
  const find = { collection: collection as CollectionSlug, where: withId(unique, id), ...query } as never
  const { docs } = await req.payload.find(find)
  return (docs as unknown as Record<string, unknown>[]).map((doc) => ({
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

/** `GET /api/admin/links?collection=…&id=…`: the documents that point at one, to look at before it is taken away. */
export const sendLinks: PayloadHandler = async (req) => {
  const collection = req.searchParams.get('collection') ?? ''
  const id = req.searchParams.get('id') ?? ''
  if (!isContentSlug(collection) || !/^[0-9a-f]{24}$/.test(id))
    return refuse(422, 'Name a document: ?collection=…&id=…')
  const query = { draft: true, depth: 0, user: req.user, overrideAccess: false, disableErrors: true } as const
  const doc = await req.payload.findByID({ collection: collection as CollectionSlug, id, ...query })
  if (!doc) return refuse(404, 'This document does not exist, or your account may not read it.')
  const path = previewPath(collection, doc as object, 'en')
  const places: Place[] = []
  for (const slug of contentSlugs) places.push(...(await placesIn(req, slug, collection, id)))
  places.push(...(await globalsThatName(req, [id, ...(path ? [path] : [])])))
  const others = places.filter(({ href }) => !href.endsWith(`/${id}`))
  return Response.json({ success: true, places: others }, { headers: { 'Cache-Control': 'no-store' } })
}

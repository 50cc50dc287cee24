import {
  contentSlugs,
  type ContentSlug,
  globalSlugs,
  hasAddress,
  isContentSlug,
  slugAddresses,
} from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, PayloadHandler, PayloadRequest, Where } from 'payload'
import { segments } from '@/admin/segments'
import { env } from '@/env'
import { refuse } from '@/endpoints/refuse'

/** Documents of one collection that are named. */
const SHOWN = 20
/** Documents that are looked up in one call. */
const MOST = 100

/** Documents that are read to look through their text. */
const READ = 300

// For one document, as each form asks: what begins like thousands of other names takes three times as long to find as these.
const FEW_WORDS = 6

type Doc = Record<string, unknown> & { id: string }

interface Place {
  title: string
  collection: string
  href: string
}

interface Found {
  places: Place[]
  /** Whether more documents point there than are named. */
  hasMore: boolean
}

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

const escaping = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What is looked for: documents of one collection, and the addresses under which they are seen. */
interface Sought {
  target: ContentSlug
  ids: string[]
  paths: string[]
  /** Whether a document, as text, names one of them: by id, or by an address in either language, with whatever follows it. */
  isNamedIn: (doc: unknown) => boolean
}

function soughtOf(target: ContentSlug, docs: { id: string }[]): Sought {
  const addresses = slugAddresses().filter(({ type }) => type === target)
  const ids = docs.map(({ id }) => id)
  const paths = docs.flatMap((doc) =>
    'slug' in doc && typeof doc.slug === 'string' && doc.slug !== ''
      ? addresses.filter((address) => hasAddress(address, doc)).map(({ folder }) => `${folder}/${String(doc.slug)}`)
      : [],
  )
  const escaped = (words: string[]) => words.map(escaping).join('|')
  const id = `"(?:${escaped(ids)})"`
  const address = `"(?:${escaping(new URL(env.SITE_URL).origin)})?(?:/ar)?(?:${escaped(paths)})(?:[?#][^"]*)?"`
  const named = new RegExp(paths.length > 0 ? `${id}|${address}` : id)
  return { target, ids, paths, isNamedIn: (doc) => named.test(JSON.stringify(doc)) }
}

async function placesIn(req: PayloadRequest, collection: ContentSlug, sought: Sought): Promise<Found> {
  const { collections } = req.payload
  const { flattenedFields } = collections[collection].config
  const pointers = pointersTo(sought.target, sought.ids, flattenedFields)
  const unique = [...new Map(pointers.map((pointer) => [Object.keys(pointer)[0], pointer])).values()]
  // What goes together leaves no gap in itself.
  const stays: Where = collection === sought.target ? { id: { not_in: sought.ids } } : {}
  const query = { depth: 0, locale: 'all', pagination: false, user: req.user, overrideAccess: false }
  const find = async ({ where = {}, ...options }: { where?: Where; sort?: string; limit?: number }) =>
    (
      await req.payload.find({
        collection: collection as CollectionSlug,
        where: { and: [where, stays] },
        ...query,
        ...options,
      } as never)
    ).docs as unknown as Doc[]
  const docs = unique.length > 0 ? await find({ where: { or: unique }, limit: SHOWN + 1 }) : []
  const texts = flattenedFields.flatMap((field) => (field.type === 'richText' ? field.name : []))
  // Addresses and documents in the blocks of a page cannot be asked for. Pages are few.
  if (collection === 'pages') docs.push(...(await find({})).filter(sought.isNamedIn))
  else if (texts.length > 0) docs.push(...(await find(thatMayName(req, texts, sought))).filter(sought.isNamedIn))
  if (collection === 'redirects' && sought.paths.length > 0) {
    const leading = await find({ where: { or: sought.paths.map((path) => ({ to: { contains: path } })) } })
    docs.push(...leading.filter(({ to }) => sought.isNamedIn({ to })))
  }
  const found = [...new Map(docs.map((doc) => [doc.id, doc])).values()]
  const places = found.slice(0, SHOWN).map((doc) => ({
    title: titleOf(doc, req),
    collection,
    href: `/admin/auth/${segments[collection as keyof typeof segments]}/edit/${doc.id}`,
  }))
  return { places, hasMore: found.length > SHOWN }
}

/** Documents whose rich text may name what is sought. MongoDB keeps it as a tree, which cannot be searched as text: the newest are read. */
function thatMayName({ payload }: PayloadRequest, texts: string[], { ids, paths, target }: Sought) {
  if (payload.db.name === 'mongoose') return { sort: '-updatedAt', limit: READ }
  const hasOneOf = (words: string[]): Where => ({
    or: texts.flatMap((name) => words.map((word) => ({ [name]: { contains: word } }))),
  })
  const words = [...ids, ...paths]
  if (words.length <= FEW_WORDS) return { where: hasOneOf(words), limit: READ }
  // First whether it names anything of the kind: a hundred documents have two hundred names to look for in each text.
  const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)))
  return { where: { and: [hasOneOf([`"relationTo":"${target}"`, ...folders]), hasOneOf(words)] }, limit: READ }
}

function titleOf(doc: Doc, { i18n }: PayloadRequest): string {
  const title = doc.title ?? doc.name ?? doc.slug ?? doc.from ?? doc.id
  if (typeof title !== 'object' || !title) return String(title)
  const words = title as Record<string, unknown>
  return String(words[i18n.language] || Object.values(words).find(Boolean) || doc.id)
}

/** Globals that name the address of a document, or the document itself. */
async function globalsThatName(req: PayloadRequest, { isNamedIn }: Sought): Promise<Place[]> {
  const places: Place[] = []
  for (const slug of globalSlugs) {
    const query = { slug, locale: 'all', depth: 0, user: req.user, overrideAccess: false } as const
    if (isNamedIn(await req.payload.findGlobal(query as never))) {
      const label = req.payload.globals.config.find((each) => each.slug === slug)?.label ?? slug
      places.push({ title: getTranslation(label, req.i18n), collection: 'globals', href: `/admin/globals/${slug}` })
    }
  }
  return places
}

/**
 * `GET /api/admin/links?collection=…&id=…`: the documents that point at one, to look at before it is taken away. With several `id`, at
 * most 100, those that point at any of them and would stay. Of each collection 20 are named, and whether there are more.
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
  const sought = soughtOf(collection, docs as { id: string }[])
  const found: Found[] = []
  for (const slug of contentSlugs) found.push(await placesIn(req, slug, sought))
  const places = [...found.flatMap((each) => each.places), ...(await globalsThatName(req, sought))]
  const hasMore = found.some((each) => each.hasMore)
  return Response.json({ success: true, places, hasMore }, { headers: { 'Cache-Control': 'no-store' } })
}

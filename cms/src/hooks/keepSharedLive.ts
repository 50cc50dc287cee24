import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FlattenedField,
} from 'payload'
import { findNewestVersion } from '@/hooks/findNewestVersion'
import { listLiveLanguages } from '@/hooks/listLiveLanguages'
import { withShared } from '@/hooks/withShared'

type Values = Record<string, unknown>

interface Update {
  data?: { _status?: unknown; deletedAt?: unknown }
  draft?: boolean
  unpublishAllLocales?: unknown
}

const ofSystem = new Set(['id', '_status', 'createdAt', 'deletedAt', 'updatedAt'])

const takesOff = (collection: string) => `takes-off:${collection}`
const draftOf = (collection: string, id: string) => `shared-draft:${collection}:${id}`

/** Remembers whether a save takes one language off the site or all of them, for `keepSharedLive`. */
export const noteTakingOff: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, draft, unpublishAllLocales } = args as Update
  const isAll = operation === 'update' && Boolean(unpublishAllLocales || data?.deletedAt)
  const isOne = operation === 'update' && data?._status === 'draft' && !draft
  req.context[takesOff(collection.slug)] = isAll ? 'all' : isOne ? 'one' : undefined
  return args
}

/**
 * Leaves what all languages share as visitors see it while one of them is taken off and another stays. Payload would make the newest draft's
 * live with it: its address, without a redirect from the old one, its date, its pictures. The address stays with the draft in any case:
 * another entry may have it, and nobody could take this one off then.
 */
export const keepSharedLive: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { flattenedFields, slug } = collection
  const off = context[takesOff(slug)]
  if (operation !== 'update' || !off) return data
  const id = String(originalDoc.id)
  const isAllKept = off === 'one' && (await listLiveLanguages(req, slug, id)).some((locale) => locale !== req.locale)
  const live = await req.payload.db.findOne<Values & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
    ...(req.locale ? { locale: req.locale } : {}),
  })
  if (!live) return data
  const kept = withShared(flattenedFields, data, complete(flattenedFields, live))
  // What this save itself brings was meant to go live with it.
  const names = flattenedFields
    .map(({ name }) => name)
    .filter((name) => (isAllKept ? !ofSystem.has(name) : name === 'slug'))
    .filter((name) => !isSame(kept[name], data[name]) && isSame(data[name], originalDoc[name]))
  if (names.length === 0) return data
  const newest = await findNewestVersion(req, slug, id)
  context[draftOf(slug, id)] = picked(newest?.version ?? {}, names)
  return { ...data, ...picked(kept, names) }
}

/** Gives back to the newest draft what `keepSharedLive` left out of a save. */
export const keepSharedDraft: CollectionAfterChangeHook = async ({ collection: { slug }, context, doc, req }) => {
  const key = draftOf(slug, String(doc.id))
  const shared = context[key] as Values | undefined
  if (!shared) return doc
  delete context[key]
  const newest = await findNewestVersion(req, slug, String(doc.id))
  if (!newest) return doc
  const { id, parent, createdAt, updatedAt, version } = newest
  await req.payload.db.updateVersion({
    id,
    collection: slug,
    versionData: { parent, createdAt, updatedAt, latest: true, version: { ...version, ...shared } } as never,
    req,
  })
  return doc
}

const isMany = (field: FlattenedField) => field.type === 'array' || ('hasMany' in field && field.hasMany)

/** A row with the fields that are empty in it, which databases leave out. */
const complete = (fields: FlattenedField[], row: Values): Values => ({
  ...Object.fromEntries(
    fields.filter(({ type }) => type !== 'join').map((field) => [field.name, isMany(field) ? [] : null]),
  ),
  ...row,
})

const picked = (values: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]]))

/** A value without what is empty in it: databases leave that out, and what a save brings does not. */
const filled = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_name, part: unknown) => part ?? undefined) ?? 'null')

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(filled(one), filled(other))

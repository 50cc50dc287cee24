import { locales, type Locale } from '@diwan/shared/content'
import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  parseParams,
  type Endpoint,
  type FlattenedField,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { audit } from '@/audit/audit'
import { saveState } from '@/bundles/saveState'
import { writeAlone } from '@/database/mongodb/writeAlone'
import { findNewestVersion, findVersion } from '@/hooks/findNewestVersion'
import { moveReviews } from '@/review/findReview'

type Values = Record<string, unknown>
type Each<T> = Partial<Record<Locale, T | null>>

interface Content extends Values {
  _status?: Each<string>
  title?: Each<string>
  deletedAt?: string | null
}

const restores = ({ method, path }: Endpoint) => method === 'post' && path === '/versions/:id'

/**
 * Restores a version as a draft first, and publishes the languages that were published in it, as whoever presses the button would. Payload
 * writes a version over what is live: a language that was a draft then leaves the site with all its words, a draft of a menu takes the menu
 * off every page, and what is required or has to be looked at by a second person is not asked for.
 */
export function restoreSafely(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { drafts } = collection.versions || {}
    if (drafts && drafts.localizeStatus) wrap(collection, (handler) => restoreEntry(collection, handler))
  }
  for (const global of config.globals) {
    if (global.versions && global.versions.drafts) wrap(global, (handler) => restoreGlobal(global, handler))
  }
  return config
}

function wrap(
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
  wrapped: (handler: PayloadHandler) => PayloadHandler,
) {
  if (!entity.endpoints) return
  entity.endpoints = entity.endpoints.map((endpoint) =>
    restores(endpoint) ? { ...endpoint, handler: wrapped(endpoint.handler) } : endpoint,
  )
}

const asksForDraft = ({ query }: PayloadRequest) => parseParams(query).draft === true

const restoreEntry =
  (collection: SanitizedCollectionConfig, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { slug } = collection
    const found = await findVersion<Content>(req, slug as CollectionSlug, { id: { equals: req.routeParams?.id } })
    // Payload knows what to say of a version that is not there.
    if (!found) return handler(req)
    const id = String(found.parent)
    // "Publish in all languages" also marks one that nobody has written.
    const unknown = locales.filter((locale) => !found.version.title?.[locale])
    const published = asksForDraft(req)
      ? []
      : locales.filter((locale) => !unknown.includes(locale) && found.version._status?.[locale] === 'published')
    return inOne(req, async () => {
      await writeAlone(req, { collection: slug, id })
      const before = await findNewestVersion<Content>(req, slug as CollectionSlug, id)
      req.query.draft = 'true'
      req.context.isRestored = true
      const answer = await handler(req)
      if (!answer.ok) return answer
      await keepUnknown(req, collection, id, { before: before?.version, unknown })
      req.context.isRestoringVersion = false
      req.context.isRestored = false
      const { locale: asked } = req
      let restored = (await answer.json()) as Values
      // One after the other: after one of several side by side fails, the others would commit by themselves.
      for (const locale of published) {
        const live = await saveState(req, { collection: slug, id, locale, data: { _status: 'published' } })
        if (locale === asked || locale === published[0]) restored = live as never
      }
      return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
    })
  }

const restoreGlobal =
  ({ slug }: SanitizedGlobalConfig, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { docs } = await req.payload.db.findGlobalVersions<Values>({
      global: slug,
      where: { id: { equals: req.routeParams?.id } },
      locale: 'all',
      limit: 1,
      pagination: false,
      req,
    })
    const [found] = docs
    if (!found) return handler(req)
    const isPublished = !asksForDraft(req) && found.version._status === 'published'
    const locale = req.locale === 'ar' ? 'ar' : 'en'
    return inOne(req, async () => {
      await writeAlone(req, { global: slug })
      const now = new Date().toISOString()
      // Payload's own call writes what is live, a draft too. Saving the newest version asks for rights, and judges what it publishes.
      const { id } = await req.payload.db.createGlobalVersion<Values>({
        globalSlug: slug,
        autosave: false,
        createdAt: now,
        updatedAt: now,
        versionData: { ...found.version, _status: 'draft', updatedAt: now },
        req,
      })
      const subject = { collection: 'globals', documentId: slug }
      await moveReviews(req, subject, ['approved'], ASKED_AGAIN)
      await audit(req, { action: 'restore-version', ...subject, title: slug, locale })
      req.context.isRestored = true
      const doc = await saveState(req, {
        collection: 'globals',
        id: slug,
        locale,
        data: { _status: isPublished ? 'published' : 'draft' },
        draft: !isPublished,
      })
      await req.payload.db.deleteVersions({ globalSlug: slug, where: { id: { equals: id } }, req })
      return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
    })
  }

const ASKED_AGAIN = { state: 'asked', decidedBy: null, decidedAt: null }

/** Gives back to the restored draft what the version did not know: the words of a language nobody had written then. */
async function keepUnknown(
  req: PayloadRequest,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  id: string,
  { before, unknown }: { before: Content | undefined; unknown: Locale[] },
) {
  const restored = await findNewestVersion<Content>(req, slug as CollectionSlug, id)
  if (!restored || !before) return
  const { parent, createdAt, updatedAt } = restored
  // A version of the moment in which the entry went to the trash would take it there again.
  const version = { ...withWords(flattenedFields, restored.version, before, unknown), deletedAt: null }
  await req.payload.db.updateVersion({
    id: restored.id,
    collection: slug,
    versionData: { parent, createdAt, updatedAt, latest: true, version } as never,
    req,
  })
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What `values` hold, with the words of some languages as `others` hold them. Rows of shared lists find theirs by id. */
function withWords(fields: FlattenedField[], values: Values, others: Values, languages: Locale[]): Values {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const [value, other] = [values[field.name], others[field.name]]
    if ('localized' in field && field.localized) {
      if (!isValues(other)) return []
      const words = languages.filter((language) => language in other).map((language) => [language, other[language]])
      return [[field.name, { ...(isValues(value) ? value : {}), ...Object.fromEntries(words) }]]
    }
    if ((field.type === 'group' || field.type === 'tab') && isValues(other)) {
      return [[field.name, withWords(field.flattenedFields, isValues(value) ? value : {}, other, languages)]]
    }
    if (field.type !== 'array' || !Array.isArray(value) || !Array.isArray(other)) return []
    const rows = value as Values[]
    const otherRow = (id: unknown) => (other as Values[]).find((row) => row.id === id) ?? {}
    return [[field.name, rows.map((row) => withWords(field.flattenedFields, row, otherRow(row.id), languages))]]
  })
  return { ...values, ...Object.fromEntries(changed) }
}

async function inOne(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  try {
    await initTransaction(req)
    const answer = await work()
    await (answer.ok ? commitTransaction(req) : killTransaction(req))
    return answer
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

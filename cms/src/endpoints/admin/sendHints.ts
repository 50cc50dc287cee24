import { pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes, type ContentSlug, isContentSlug, isLocale } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { panelMessages } from '@diwan/shared/messages/panel'
import type { CollectionSlug, PayloadHandler, PayloadRequest, Where } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { isPublishedSomewhere } from '@/hooks/isPublishedSomewhere'

const TITLE = { shortest: 15, longest: 65 }
const SUMMARY = { shortest: 70, longest: 170 }

type Doc = Record<string, unknown>
type Words = (typeof panelMessages)['en']['hints']

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function lengthHints(doc: Doc, words: Words): string[] {
  const seo = (doc.seo ?? {}) as Doc
  const title = textOf(seo.title) || textOf(doc.title)
  const summary = textOf(seo.description) || textOf(doc.excerpt) || textOf(doc.summary)
  const hints: string[] = []
  if (title.length > TITLE.longest) hints.push(words.titleLong(title.length))
  if (title && title.length < TITLE.shortest) hints.push(words.titleShort(title.length))
  if (summary.length > SUMMARY.longest) hints.push(words.summaryLong(summary.length))
  if (summary && summary.length < SUMMARY.shortest) hints.push(words.summaryShort(summary.length))
  return hints
}

/** Every string and every id that a document holds, with the name it stands under. */
function* leaves(value: unknown, name = ''): Iterable<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const inner of value) yield* leaves(inner, name)
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, key)
  }
}

interface Sought {
  path: string
  /** Whether a draft is none yet. */
  isForVisitors: boolean
}

async function isThere(req: PayloadRequest, { isForVisitors, path }: Sought): Promise<boolean> {
  const bare =
    path
      .replace(/^\/ar(?=\/|$)/, '')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '') || '/'
  if (Object.values(pageCatalogue).some((page) => page.path === bare)) return true
  if (/^\/(?:api|media|admin)\//.test(bare) || /\.[a-z]{2,5}$/.test(bare)) return true
  const [, base = '', slug = '', ...rest] = bare.split('/')
  const type = Object.entries(contentTypes).find(([, one]) => 'entryPath' in one && one.entryPath === `/${base}`)
  const isEntry = type && slug && rest.length === 0
  if (!isEntry && slug)
    return Object.values(contentTypes).some((one) => 'listPath' in one && bare.startsWith(`${one.listPath}/`))
  const { docs } = await req.payload.find({
    collection: (isEntry ? type[0] : 'pages') as CollectionSlug,
    where: { slug: { equals: isEntry ? slug : base } },
    select: { _status: true },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
    user: req.user,
    overrideAccess: false,
  })
  return docs.some((doc) => !isForVisitors || isPublishedSomewhere(doc as Parameters<typeof isPublishedSomewhere>[0]))
}

async function linkHints(req: PayloadRequest, collection: ContentSlug, doc: Doc, words: Words): Promise<string[]> {
  // A redirect is live as soon as it is saved; what else links to a draft may be one itself.
  const isForVisitors = collection === 'redirects'
  const names = isForVisitors ? /^to$/ : /^(?:href|url|link)$/
  const linked = [...leaves(doc)].filter(([name, text]) => names.test(name) && /^\/(?!\/)/.test(text))
  const hints: string[] = []
  for (const path of new Set(linked.map(([, text]) => text)))
    if (!(await isThere(req, { path, isForVisitors }))) hints.push(words.broken(path))
  return hints
}

async function pictureHints(req: PayloadRequest, doc: Doc, locale: 'en' | 'ar', words: Words): Promise<string[]> {
  const ids = [...new Set([...leaves(doc)].map(([, text]) => text).filter(isObjectId))]
  if (ids.length === 0) return []
  const where: Where = { and: [{ id: { in: ids } }, { mimeType: { like: 'image/' } }] }
  const query = { collection: 'media', where, locale, fallbackLocale: false, depth: 0, pagination: false } as const
  const { docs } = await req.payload.find({ ...query, user: req.user, overrideAccess: false })
  return docs.filter(({ alt }) => !alt?.trim()).map(({ filename, id }) => words.noAlt(filename ?? id))
}

/** `GET /api/admin/hints?collection=…&id=…&locale=…`: what could be better about a draft before it is published. */
export const sendHints: PayloadHandler = async (req) => {
  const [collection = '', id = '', asked = ''] = ['collection', 'id', 'locale'].map(
    (name) => req.searchParams.get(name) ?? '',
  )
  if (!isContentSlug(collection) || !isObjectId(id)) return refuse(422, 'Name a document: ?collection=…&id=…')
  const locale = isLocale(asked) ? asked : 'en'
  const query = { collection: collection as CollectionSlug, id, draft: true, depth: 0, fallbackLocale: false } as const
  const doc = await req.payload.findByID({
    ...query,
    locale,
    user: req.user,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!doc) return refuse(404, 'This document does not exist, or your account may not read it.')
  const fields = doc as unknown as Doc
  const words = panelMessages[req.i18n.language === 'ar' ? 'ar' : 'en'].hints
  const hints = [
    ...lengthHints(fields, words),
    ...(await pictureHints(req, fields, locale, words)),
    ...(await linkHints(req, collection, fields, words)),
  ]
  return Response.json({ success: true, hints }, { headers: { 'Cache-Control': 'no-store' } })
}

import { AUDIT_SAME_EDIT } from '@diwan/shared/spec/admin'
import type { AuditLineDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import type { AuditAction } from './actions'
import { audit } from './audit'
import { newestLine } from './newestLine'
import { titleOf } from './titleOf'

type Doc = Record<string, unknown> & { _status?: string; deletedAt?: string | null; role?: string }

const tellsOfNoWords = new Set<AuditAction>(['restore', 'trash', 'unpublish'])

/** Writes down, in the document's own transaction, that somebody created, changed, published, unpublished or trashed it. */
export const auditChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  // What visitors send is a record of its own; the log is about people who sign in.
  if (!req.user || req.user.role === 'service') return doc
  const { slug } = collection
  const isPublic = !collection.versions?.drafts || req.context.changedPublic === doc.id
  const action = actionOf(doc as Doc, (previousDoc ?? {}) as Doc, operation, isPublic, req)
  const subject = { collection: slug, documentId: String(doc.id) }
  if (slug === 'users' && operation === 'update' && previousDoc?.role && previousDoc.role !== doc.role) {
    const detail = { from: previousDoc.role, to: doc.role }
    await audit(req, { action: 'role', ...subject, title: titleOf(slug, doc), detail })
    return doc
  }
  const line = { ...subject, title: titleOf(slug, doc), locale: req.locale ?? null }
  if (action === 'update' && (await isSameEdit(req, subject))) return doc
  // Who wrote last is what the log says.
  const isRewritten = tellsOfNoWords.has(action) && req.context.rewritten === doc.id
  if (isRewritten && !(await isSameEdit(req, subject))) await audit(req, { action: 'update', ...line })
  await audit(req, { action, ...line })
  return doc
}

/** The same for globals. */
export const auditGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!req.user || req.user.role === 'service') return doc
  const isPublic = !global.versions?.drafts || doc._status === 'published'
  const subject = { collection: 'globals', documentId: global.slug }
  const action = isPublic && global.versions ? 'publish' : 'update'
  // Restoring wrote a line of its own.
  if (action === 'update' && (req.context.isRestored || (await isSameEdit(req, subject)))) return doc
  await audit(req, { action, ...subject, title: global.slug, locale: req.locale ?? null })
  return doc
}

function actionOf(
  doc: Doc,
  before: Doc,
  operation: 'create' | 'update',
  isPublic: boolean,
  req: PayloadRequest,
): AuditAction {
  if (doc.deletedAt && !before.deletedAt) return 'trash'
  if (before.deletedAt && !doc.deletedAt) return 'restore'
  if (req.context.isRestoringVersion) return 'restore-version'
  const status = doc._status
  if (status === 'published' && isPublic) return 'publish'
  if (operation === 'create') return 'create'
  return status === 'draft' && isPublic ? 'unpublish' : 'update'
}

/** A form saves itself every second: one line tells of what one person wrote at one go. */
async function isSameEdit(req: PayloadRequest, subject: { collection: string; documentId: string }): Promise<boolean> {
  const line = await newestLine(req, subject)
  return line !== null && isRecentEditBy(line, String(req.user?.id))
}

function isRecentEditBy({ action, at, by }: AuditLineDoc, user: string): boolean {
  const author = typeof by === 'object' ? by?.id : by
  return (
    (action === 'update' || action === 'create') && author === user && Date.now() - Date.parse(at) < AUDIT_SAME_EDIT
  )
}

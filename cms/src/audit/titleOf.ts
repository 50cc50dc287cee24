import { isContentSlug } from '@diwan/shared/content'

// Titles of these name people outside the company; the audit log must not keep what retention erases.
const byReference = ['contacts', 'applications']
const byName = ['users', 'mail-templates', 'bundles', 'rejection-reasons']

/** What the audit log calls a document: the title of content, the reference of a record; nothing that tells of a candidate. */
export function titleOf(collection: string, doc: Record<string, unknown>): string | null {
  const title = byReference.includes(collection)
    ? doc.reference
    : isContentSlug(collection) || byName.includes(collection)
      ? (doc.title ?? doc.name ?? doc.filename ?? doc.from ?? doc.path ?? doc.slug)
      : null
  return typeof title === 'string' && title !== '' ? title.slice(0, 200) : null
}

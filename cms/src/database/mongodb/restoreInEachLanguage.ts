import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SanitizedConfig } from 'payload'

/**
 * Takes a version whose state is one word as one that has it in each language. Payload restores versions as drafts so, where each language
 * has a state of its own, and MongoDB fails over it.
 */
export function restoreInEachLanguage(db: MongooseAdapter, { collections, localization }: SanitizedConfig) {
  const { createVersion } = db
  const languages = localization ? localization.localeCodes : []
  const hasStates = new Set<string>(
    collections.flatMap(({ slug, versions }) => (versions?.drafts && versions.drafts.localizeStatus ? [slug] : [])),
  )
  db.createVersion = ((args) => {
    const { _status: state } = args.versionData as { _status?: unknown }
    if (typeof state !== 'string' || !hasStates.has(args.collectionSlug)) return createVersion.call(db, args)
    const _status = Object.fromEntries(languages.map((language) => [language, state]))
    return createVersion.call(db, { ...args, versionData: { ...args.versionData, _status } })
  }) as typeof createVersion
  return db
}

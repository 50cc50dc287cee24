'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { ReleaseState } from './ReleaseState'

/** The publishing state beside a document's fields. Shown once the document is saved. */
export function ReleaseStateField() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (globalSlug) return <ReleaseState collection="globals" id={globalSlug} language={i18n.language} />
  return id && collectionSlug ? (
    <ReleaseState collection={collectionSlug} id={String(id)} language={i18n.language} />
  ) : null
}

'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { hasPreview } from '@/publishing/preview/previewPath'
import { ReleaseState } from './ReleaseState'
import { SharedPreviews } from './SharedPreviews'

/** The publishing state and the shared previews beside a document's fields. Shown once the document is saved. */
export function ReleaseStateField() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  if (globalSlug) return <ReleaseState collection="globals" id={globalSlug} language={i18n.language} />
  if (!id || !collectionSlug) return null
  const document = { collection: collectionSlug, id: String(id), language: i18n.language }
  return (
    <>
      <ReleaseState {...document} />
      {hasPreview(collectionSlug) && <SharedPreviews {...document} locale={code} />}
    </>
  )
}

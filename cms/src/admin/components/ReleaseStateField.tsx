'use client'

import { isContentSlug, isLocale } from '@diwan/shared/content'
import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { hasPreview } from '@/publishing/preview/previewPath'
import { segments } from '@/admin/segments'
import { Comments } from './Comments'
import { DocumentAdvice } from './DocumentAdvice'
import { NameOfUntitled } from './NameOfUntitled'
import { PlanPanel } from './plans/PlanPanel'
import { ReleaseState } from './ReleaseState'
import { ReviewPanel } from './ReviewPanel'
import { SharedPreviews } from './SharedPreviews'

/** What stands beside a document's fields once it is saved: publishing state, review, comments, hints, links, shared previews. */
export function ReleaseStateField() {
  const { id, collectionSlug, globalSlug, hasSavePermission, savedDocumentData } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { user } = useAuth()
  const { language } = i18n
  const savedAt = String(savedDocumentData?.updatedAt ?? '')
  if (globalSlug) {
    const global = { collection: 'globals', id: globalSlug, language }
    return (
      <>
        <ReleaseState {...global} locale={code} />
        {hasSavePermission && <ReviewPanel {...global} locale={code} savedAt={savedAt} />}
        <Comments {...global} />
      </>
    )
  }
  if (!id || !collectionSlug) return null
  const document = { collection: collectionSlug, id: String(id), language }
  // The same rule as `canSharePreview`: an empty list does not tell who may add to it.
  const mayShare = collectionSlug === 'vacancies' || user?.role !== 'recruiter'
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts)
  const words = dashboardMessages[isLocale(language) ? language : 'en'].translations
  return (
    <>
      <NameOfUntitled collection={collectionSlug} id={String(id)} />
      <ReleaseState {...document} locale={code} />
      {hasSavePermission && isContentSlug(collectionSlug) && (
        <p className="diwan-buttons">
          <a href={`/admin/auth/translate/${segments[collectionSlug]}/${id}`}>{words.sideBySide}</a>
        </p>
      )}
      {hasSavePermission && <ReviewPanel {...document} locale={code} savedAt={savedAt} />}
      {hasSavePermission && hasDrafts && isLocale(code) && (
        <PlanPanel key={code} collection={collectionSlug} id={String(id)} locale={code} />
      )}
      <DocumentAdvice {...document} locale={code} savedAt={savedAt} />
      <Comments {...document} />
      {mayShare && hasPreview(collectionSlug) && <SharedPreviews {...document} locale={code} />}
    </>
  )
}

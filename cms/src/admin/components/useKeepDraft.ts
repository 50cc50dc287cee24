import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useState } from 'react'

/** What Payload's form says when it keeps a draft by itself. */
const asDraft = {
  acceptValues: { overrideLocalChanges: false },
  context: { getDocPermissions: false },
  disableFormWhileProcessing: false,
  disableSuccessStatus: true,
  overrides: { _status: 'draft' },
  skipValidation: true,
}

/** Where a draft of a document is kept, in one language. */
export const draftPathOf = (path: string, locale: string) =>
  `${path}?${new URLSearchParams({ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale })}`

/**
 * Keeps a draft of a form that keeps drafts by itself, once what was laid into it is there. Payload does so only when the form holds
 * something else than the last time it looked, which may be what it holds again now.
 */
export function useKeepDraft(): () => void {
  const { collectionSlug, docConfig, globalSlug, id } = useDocumentInfo()
  const { submit } = useForm()
  const { code: locale } = useLocale()
  const [due, setDue] = useState(0)
  const onDue = useEffectEvent(() => {
    const path = collectionSlug ? `/api/${collectionSlug}/${id}` : `/api/globals/${globalSlug}`
    void submit({ ...asDraft, action: draftPathOf(path, locale), method: collectionSlug ? 'PATCH' : 'POST' })
  })
  useEffect(() => {
    if (due > 0) onDue()
  }, [due])
  return () => {
    if (docConfig && hasAutosaveEnabled(docConfig) && (globalSlug || id)) setDue((before) => before + 1)
  }
}

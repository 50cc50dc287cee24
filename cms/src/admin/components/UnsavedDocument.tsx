'use client'

import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { usePanelWords } from '@/admin/usePanelWords'

/**
 * Beside the buttons of a form that adds a document: says that nothing of it is kept yet, and asks before it is left. Payload would
 * say that it saves and ask nothing, because it keeps drafts of these documents by itself, but only once there is one.
 */
export function UnsavedDocument() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const { unsaved } = usePanelWords()
  if (id) return null
  return (
    <>
      <p className="diwan-unsaved" role="status">
        {isModified && unsaved}
      </p>
      {isModified && <LeaveWithoutSaving />}
    </>
  )
}

'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { shownInPlace } from '@/admin/shownInPlace'

/**
 * Lets go of a document when whoever wrote in it leaves its form. Payload does so for forms without autosave only, and a colleague would
 * be told for some minutes more that somebody is editing it.
 */
export function LetGoOnLeaving() {
  const { collectionSlug, documentLockState, id } = useDocumentInfo()
  const { user } = useAuth()

  useEffect(() => {
    if (!collectionSlug || !id || !user) return
    const letGo = () => {
      const writer = documentLockState.current?.user
      if ((typeof writer === 'object' ? writer?.id : writer) !== user.id) return
      const where = {
        'document.relationTo': collectionSlug,
        'document.value': String(id),
        'user.value': String(user.id),
      }
      const query = new URLSearchParams(Object.entries(where).map(([name, is]) => [`where[${name}][equals]`, is]))
      void fetch(`/api/payload-locked-documents?${query}`, {
        method: 'DELETE',
        credentials: 'same-origin',
        headers: shownInPlace,
        keepalive: true,
      }).catch(() => null)
    }
    window.addEventListener('pagehide', letGo)
    return () => {
      window.removeEventListener('pagehide', letGo)
      // Another language, a colleague's place taken, another tab of the document: its form is made anew.
      if (!window.location.pathname.includes(String(id))) letGo()
    }
  }, [collectionSlug, documentLockState, id, user])
  return null
}

'use client'

import { locales, type Locale } from '@diwan/shared/content'
import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'

interface Props {
  collection: string
  id: string
}

/**
 * Names a form after the other language where the one that is looked at has no title yet: an id, which Payload puts there, tells nobody
 * which document it is.
 */
export function NameOfUntitled({ collection, id }: Props) {
  const { data } = useDocumentInfo()
  const { setDocumentTitle, title } = useDocumentTitle()
  const [name, setName] = useState<string | null>(null)
  const isUntitled = title === id
  useEffect(() => {
    if (!isUntitled || name !== null) return
    let isGone = false
    // It may be in the trash.
    const query = 'depth=0&draft=true&locale=all&trash=true&select[title]=true'
    callApi<{ title?: Partial<Record<Locale, string | null>> }>(`/api/${collection}/${id}?${query}`).then(
      ({ title: titles }) => !isGone && setName(locales.map((locale) => titles?.[locale]).find(Boolean) ?? null),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [collection, id, isUntitled, name])
  useEffect(() => {
    if (!isUntitled || name === null) return
    // After Payload, which names it anew with each change of its data, and may do so in the same moment.
    const timer = setTimeout(() => setDocumentTitle(name))
    return () => clearTimeout(timer)
  }, [data, isUntitled, name, setDocumentTitle])
  return null
}

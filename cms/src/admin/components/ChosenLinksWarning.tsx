'use client'

import { useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { usePanelWords } from '@/admin/usePanelWords'
import { LinksInQuestion, type Place } from './LinksInQuestion'

/** As many as one call may name. */
const MOST = 100

interface Props {
  collectionSlug: string
}

/** In Payload's questions before deleting and unpublishing what is chosen in a list: which places would point at nothing. */
export function ChosenLinksWarning({ collectionSlug }: Props) {
  const { modalState } = useModal()
  const { selectedIDs } = useSelection()
  const { links } = usePanelWords()
  const [found, setFound] = useState<{ query: string; places: Place[]; hasMore: boolean } | null>(null)
  const isQuestion = (name: string) =>
    name.endsWith('confirm-delete-many-docs') || name.endsWith(`unpublish-${collectionSlug}`)
  const modal = Object.keys(modalState).find((name) => modalState[name]?.isOpen && isQuestion(name))
  const isAsked = modal !== undefined && selectedIDs.length > 0
  const query = isAsked
    ? new URLSearchParams([
        ['collection', collectionSlug],
        ...selectedIDs.slice(0, MOST).map((id) => ['id', String(id)]),
      ]).toString()
    : null
  useEffect(() => {
    if (query === null) return
    let isGone = false
    callApi<{ places: Place[]; hasMore: boolean }>(`/api/admin/links?${query}`).then(
      (answer) => !isGone && setFound({ query, ...answer }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [query])
  const { hasMore = false, places = [] } = found?.query === query ? (found ?? {}) : {}
  return <LinksInQuestion modal={modal} text={links.someToChosen(places.length, hasMore)} places={places} />
}

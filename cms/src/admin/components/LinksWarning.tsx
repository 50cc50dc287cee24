'use client'

import { useModal } from '@payloadcms/ui'
import { usePanelWords } from '@/admin/usePanelWords'
import { LinksInQuestion, type Place } from './LinksInQuestion'

interface Props {
  /** The document that is about to go. */
  id: string
  places: Place[]
  /** Whether there are more than are named. */
  hasMore: boolean
}

/** In Payload's questions before deleting and unpublishing a document: which places would point at nothing. */
export function LinksWarning({ id, places, hasMore }: Props) {
  const { isModalOpen } = useModal()
  const { links } = usePanelWords()
  const modal = [`delete-${id}`, `confirm-un-publish-${id}`].find((name) => isModalOpen(name))
  return <LinksInQuestion modal={modal} text={links.some(places.length, hasMore)} places={places} />
}

'use client'

import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { $dropBegunLinks } from './dropBegunLinks'

/** Payload makes a link of the chosen words before it asks where it leads, and leaves it there when nobody says: it could not be published. */
export function LinksPlugin() {
  const [editor] = useLexicalComposerContext()
  const { uuid } = useEditorConfigContext()
  const { modalState } = useModal()
  const isAsked = Object.entries(modalState).some(
    ([slug, modal]) => slug.includes(`lexical-rich-text-link-${uuid}`) && modal.isOpen,
  )
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !isAsked) editor.update(() => $dropBegunLinks())
    wasAsked.current = isAsked
  }, [editor, isAsked])
  return null
}

'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { usePanelWords } from '@/admin/usePanelWords'
import { asWritten } from './asWritten'

/** What texts of Payload's own editor are copied as. */
const OWN = 'application/x-lexical-editor'

/** Takes what comes from other programs as it was written there, and says what cannot come along. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const { controls } = usePanelWords()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const brought = 'clipboardData' in event ? event.clipboardData : null
          if (!brought || brought.types.includes(OWN)) return false
          const given = brought.getData('text/html')
          const { html, linksLeftOut, picturesLeftOut } = asWritten(given, window.location.origin)
          if (html === given) return false
          event.preventDefault()
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', brought.getData('text/plain'))
          clipboardData.setData('text/html', html)
          editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData, cancelable: true }))
          if (linksLeftOut > 0) toast.info(controls.linksLeftOut(linksLeftOut))
          if (picturesLeftOut > 0) toast.info(controls.picturesLeftOut(picturesLeftOut))
          return true
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [controls, editor],
  )
  return null
}

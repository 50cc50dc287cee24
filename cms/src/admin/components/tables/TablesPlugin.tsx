'use client'

import { TableNode } from '@lexical/table'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import { useEffect } from 'react'
import { $plainTable } from './plainTable'

/** Lets tables be written in a long text, and keeps what comes with them from a clipboard to what the site shows. */
export function TablesPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => editor.registerNodeTransform(TableNode, $plainTable), [editor])
  return <TablePlugin hasCellBackgroundColor={false} hasCellMerge={false} hasHorizontalScroll />
}

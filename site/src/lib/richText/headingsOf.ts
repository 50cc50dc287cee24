import { anchorOf } from '@/lib/anchorOf'
import type { RichTextDocument, RichTextNode } from './richTextNode'
import { textOf } from './textOf'

export interface Heading {
  level: 2 | 3 | 4
  text: string
  /** Stable as long as the heading's words and the headings above it with the same words stay. */
  id: string
}

// Ids that page shells use themselves.
const taken = ['main', 'top', 'menu', 'search', 'footer', 'header', 'contents', 'related', 'share', 'apply']

/** The level a heading is written at; anything else the editor could store reads as 2. */
export function levelOf(node: RichTextNode): Heading['level'] {
  return node.tag === 'h3' ? 3 : node.tag === 'h4' ? 4 : 2
}

/** A rich text's headings in order, but those without words, each with an id that is unique on the page. */
export function headingsOf(document: RichTextDocument): Heading[] {
  const used = new Set(taken)
  const visit = (node: RichTextNode): Heading[] => {
    if (node.type !== 'heading') return (node.children ?? []).flatMap(visit)
    const text = textOf(node)
    if (text === '') return []
    const anchor = anchorOf(text)
    let id = anchor
    for (let repeat = 2; used.has(id); repeat++) id = `${anchor}-${repeat}`
    used.add(id)
    return [{ level: levelOf(node), text, id }]
  }
  return visit(document.root)
}

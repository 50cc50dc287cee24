import { escapeHtml } from '@/lib/escapeHtml'
import type { RichTextNode } from './richTextNode'

// Lexical's bits, innermost element first.
const marks: [bit: number, open: string, close: string][] = [
  [16, '<code dir="ltr">', '</code>'],
  [32, '<sub>', '</sub>'],
  [64, '<sup>', '</sup>'],
  [4, '<s>', '</s>'],
  [8, '<u>', '</u>'],
  [128, '<mark>', '</mark>'],
  [2, '<em>', '</em>'],
  [1, '<strong>', '</strong>'],
]

/** HTML of a run of words with its marks. */
export function renderText(node: RichTextNode): string {
  const format = typeof node.format === 'number' ? node.format : 0
  const words = escapeHtml(typeof node.text === 'string' ? node.text : '')
  return marks.reduce((inner, [bit, open, close]) => (format & bit ? `${open}${inner}${close}` : inner), words)
}

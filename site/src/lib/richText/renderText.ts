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

const isMarked = ({ format }: RichTextNode, bit: number) => typeof format === 'number' && (format & bit) !== 0

/** HTML of words that follow one another. A mark that neighbours share is opened once. */
export function renderText(nodes: readonly RichTextNode[], outermost = marks.length - 1): string {
  const [bit, open, close] = marks[outermost] ?? []
  if (bit === undefined) return nodes.map(({ text }) => escapeHtml(typeof text === 'string' ? text : '')).join('')
  let html = ''
  for (let from = 0, to = 0; from < nodes.length; from = to) {
    const marked = isMarked(nodes[from] as RichTextNode, bit)
    while (to < nodes.length && isMarked(nodes[to] as RichTextNode, bit) === marked) to++
    const inner = renderText(nodes.slice(from, to), outermost - 1)
    html += marked ? `${open}${inner}${close}` : inner
  }
  return html
}

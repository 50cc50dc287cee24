import { directionOf, type Locale } from '@diwan/shared/content'
import { escapeHtml } from '@/lib/escapeHtml'
import { keepOrder } from '@/lib/keepOrder'
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

/** HTML of words that follow one another in a text of that language. A mark that neighbours share is opened once. */
export function renderText(nodes: readonly RichTextNode[], locale: Locale, outermost = marks.length - 1): string {
  const [bit, open, close] = marks[outermost] ?? []
  if (bit === undefined) {
    const html = nodes.map(({ text }) => escapeHtml(typeof text === 'string' ? text : '')).join('')
    return directionOf[locale] === 'rtl' ? keepOrder(html) : html
  }
  let html = ''
  for (let from = 0, to = 0; from < nodes.length; from = to) {
    const marked = isMarked(nodes[from] as RichTextNode, bit)
    while (to < nodes.length && isMarked(nodes[to] as RichTextNode, bit) === marked) to++
    const inner = renderText(nodes.slice(from, to), locale, outermost - 1)
    html += marked ? `${open}${inner}${close}` : inner
  }
  return html
}

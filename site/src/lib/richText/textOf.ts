import type { RichTextDocument, RichTextNode } from './richTextNode'

const blocks = new Set(['paragraph', 'heading', 'listitem', 'quote', 'block', 'tablecell'])

function nodeText(node: RichTextNode): string {
  if (node.type === 'text') return typeof node.text === 'string' ? node.text : ''
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  const inner = node.type === 'block' ? blockText(node) : (node.children ?? []).map(nodeText).join('')
  return blocks.has(node.type) ? `${inner} ` : inner
}

function blockText(node: RichTextNode): string {
  const fields = node.fields as { text?: unknown; items?: unknown } | undefined
  if (typeof fields?.text === 'string') return fields.text
  const items = Array.isArray(fields?.items) ? (fields.items as { figure?: unknown; label?: unknown }[]) : []
  return items.map((item) => `${String(item.figure ?? '')} ${String(item.label ?? '')}`).join(' ')
}

/** The words of a rich text or of one of its nodes, without markup, blocks parted by a space. */
export function textOf(content: RichTextDocument | RichTextNode): string {
  const node = 'root' in content ? (content as RichTextDocument).root : content
  return nodeText(node).replace(/\s+/gu, ' ').trim()
}

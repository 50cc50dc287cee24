import type { DemoCollection } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import type { LexicalNode } from './lexicalNode.ts'

const BOLD = 1
const ITALIC = 2

const text = (value: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text: value,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
})

function link(label: string, target: string, format: number): LexicalNode {
  const [relationTo, key] = target.startsWith('ref:') ? target.slice(4).split('/') : []
  const fields =
    relationTo && key
      ? { linkType: 'internal', newTab: false, doc: { relationTo, value: ref(relationTo as DemoCollection, key) } }
      : { linkType: 'custom', newTab: false, url: target }
  return {
    type: 'link',
    version: 3,
    direction: null,
    format: '',
    indent: 0,
    fields,
    children: inline(label, format),
  }
}

/** The inline nodes of one line: text with its marks, and links. */
export function inline(source: string, format = 0): LexicalNode[] {
  const token = /\*\*(?<bold>.+?)\*\*(?!\*)|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/g
  const nodes: LexicalNode[] = []
  let end = 0
  for (const match of source.matchAll(token)) {
    if (match.index > end) nodes.push(text(source.slice(end, match.index), format))
    const { bold, italic, label, target } = match.groups!
    if (bold) nodes.push(...inline(bold, format | BOLD))
    else if (italic) nodes.push(...inline(italic, format | ITALIC))
    else nodes.push(link(label!, target!, format))
    end = match.index + match[0].length
  }
  if (end < source.length) nodes.push(text(source.slice(end), format))
  return nodes
}

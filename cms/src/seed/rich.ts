import { idOf } from './idOf.ts'
import type { LexicalNode } from './richText/lexicalNode.ts'
import { block } from './richText/block.ts'
import { inline } from './richText/inline.ts'

export type RichText = { root: LexicalNode }

const element = (type: string, direction: string, children: LexicalNode[], more: Partial<LexicalNode> = {}) => ({
  type,
  version: 1,
  direction,
  format: '',
  indent: 0,
  children,
  ...more,
})

const LIST_ITEM = /^(?:- |\d+\. )/

/** Chunks between blank lines, and where a list begins below a sentence; a `:::` block keeps its blank lines. */
function chunksOf(markdown: string): string[] {
  const chunks: string[] = []
  let lines: string[] = []
  let fenced = false
  const close = () => {
    if (lines.length) chunks.push(lines.join('\n'))
    lines = []
  }
  for (const raw of markdown.split('\n')) {
    const line = raw.trim()
    if (fenced) {
      lines.push(line)
      if (line === ':::') {
        fenced = false
        close()
      }
    } else if (line.startsWith(':::')) {
      close()
      lines.push(line)
      fenced = true
    } else if (line === '') close()
    else if (/^#{2,4} /.test(line) || line === '---') {
      close()
      lines.push(line)
      close()
    } else {
      if (LIST_ITEM.test(line) && lines[0] !== undefined && !LIST_ITEM.test(lines[0])) close()
      lines.push(line)
    }
  }
  close()
  return chunks
}

function list(lines: string[], listType: 'bullet' | 'number', direction: string): LexicalNode {
  const marker = listType === 'bullet' ? /^- / : /^\d+\. /
  const items: string[] = []
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items[items.length - 1] += ` ${line}`
  }
  return element(
    'list',
    direction,
    items.map((item, index) => element('listitem', direction, inline(item), { value: index + 1 })),
    { listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' },
  )
}

const ROW_OF_TABLE = /^\|(.*)\|$/

/** Lexical's bits of a cell in a row of headings, and in a column of headings. */
const HEADING = { row: 1, column: 2 }

function table(lines: string[], direction: string): LexicalNode {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => (ROW_OF_TABLE.exec(line)?.[1] ?? '').split('|').map((cell) => cell.trim()))
  const paragraph = (words: string) => element('paragraph', direction, inline(words), { textFormat: 0, textStyle: '' })
  const cell = (words: string, row: number, column: number) =>
    element('tablecell', direction, [paragraph(words)], {
      backgroundColor: null,
      colSpan: 1,
      rowSpan: 1,
      headerState: (row === 0 ? HEADING.row : 0) | (column === 0 ? HEADING.column : 0),
    })
  return element(
    'table',
    direction,
    rows.map((cells, row) =>
      element(
        'tablerow',
        direction,
        cells.map((words, column) => cell(words, row, column)),
      ),
    ),
  )
}

function nodeOf(chunk: string, direction: string): LexicalNode {
  const lines = chunk.split('\n')
  const first = lines[0] ?? ''
  const heading = /^(#{2,4}) (.*)$/.exec(first)
  if (heading) return element('heading', direction, inline(heading[2]!), { tag: `h${heading[1]!.length}` })
  if (first === '---') return { type: 'horizontalrule', version: 1 }
  if (first.startsWith(':::')) return block(lines)
  if (first.startsWith('- ')) return list(lines, 'bullet', direction)
  if (/^\d+\. /.test(first)) return list(lines, 'number', direction)
  if (ROW_OF_TABLE.test(first)) return table(lines, direction)
  if (first.startsWith('> ')) {
    return element('quote', direction, inline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')))
  }
  return element('paragraph', direction, inline(lines.join(' ')), { textFormat: 0, textStyle: '' })
}

/** Blocks and links carry ids; they follow from the text and the place. */
function number(node: LexicalNode, path: string): void {
  if (node.type === 'link') node.id = idOf(path)
  if (node.type === 'block') {
    const fields = node.fields as { id?: string; items?: { id?: string }[] }
    fields.id = idOf(path)
    fields.items?.forEach((item, index) => (item.id = idOf(`${path}/items/${index}`)))
  }
  node.children?.forEach((child, index) => number(child, `${path}/${index}`))
}

/**
 * Rich text as the editor stores it, from a subset of Markdown: `##`–`####` headings, paragraphs, `-` and `1.` lists, `>`
 * quotes, `---`, tables of `| … |` whose first row and first column are headings, `**bold**`, `*italic*`, `[label](/path)`, `[label](ref:blogs/key)` for a link to a document, and blocks:
 * `:::info|success|warning` … `:::` (callout) and `:::figures` with lines `figure | label` … `:::`.
 */
export function rich(markdown: string): RichText {
  const direction = /[\u0600-\u06ff]/.test(markdown) ? 'rtl' : 'ltr'
  const root = element(
    'root',
    direction,
    chunksOf(markdown).map((chunk) => nodeOf(chunk, direction)),
  )
  number(root, markdown)
  return { root }
}

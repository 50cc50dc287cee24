import { directionOf, type Locale } from '@diwan/shared/content'
import { MAX_TABLE_COLUMNS } from '@diwan/shared/spec/texts'
import { dominantDirection } from '@/lib/dominantDirection'
import { escapeHtml } from '@/lib/escapeHtml'
import { isAmount } from './isAmount'
import type { RichTextNode } from './richTextNode'
import { textOf } from './textOf'

interface TableRendering {
  locale: Locale
  /** What a table is called, by the headings of its columns. */
  nameOf: (columns: string[]) => string
  /** HTML of the content of a cell. */
  contentOf: (cell: RichTextNode) => string
}

interface Cell {
  text: string
  html: string
  /** What it is a heading of. */
  scope: 'col' | 'row' | null
}

/** Lexical's bits of a cell that stands in a row of headings, and in a column of headings. */
const IN_ROW = 1
const IN_COLUMN = 2

const empty: RichTextNode = { type: 'tablecell', children: [] }

function cellOf(node: RichTextNode, { contentOf, locale }: TableRendering): Cell {
  const [text, content] = [textOf(node), contentOf(node)]
  // “5–10” in Arabic would be read from ten to five.
  const isBare = directionOf[locale] === 'rtl' && dominantDirection(text) === null && isAmount(text)
  const html = isBare ? `<span class="ltr">${content}</span>` : content
  const state = typeof node.headerState === 'number' ? node.headerState : 0
  // An empty corner is the heading of nothing.
  const scope = text === '' ? null : state & IN_ROW ? 'col' : state & IN_COLUMN ? 'row' : null
  return { text, html, scope }
}

const childrenOf = ({ children }: RichTextNode, type: string) =>
  (Array.isArray(children) ? children : []).filter((child) => child.type === type)

/** The cells by rows, each row as long as the longest; what a text from elsewhere merges stays in the first of its cells. */
function rowsOf(table: RichTextNode, rendering: TableRendering): Cell[][] {
  const rows = childrenOf(table, 'tablerow').map((row) => childrenOf(row, 'tablecell'))
  const width = Math.min(Math.max(0, ...rows.map((cells) => cells.length)), MAX_TABLE_COLUMNS)
  return rows
    .filter((cells) => cells.length > 0)
    .map((cells) => [...cells, ...Array<RichTextNode>(Math.max(0, width - cells.length)).fill(empty)])
    .map((cells) => cells.map((cell) => cellOf(cell, rendering)))
}

// A dash says that there is no amount.
const isNeutral = (text: string) => !/[\p{L}\p{Nd}]/u.test(text)

function columnsOfAmounts(body: Cell[][]): Set<number> {
  const columns = new Set<number>()
  for (const column of body[0]?.keys() ?? []) {
    const texts = body.flatMap((cells) => cells[column] ?? []).map(({ text }) => text)
    if (texts.some(isAmount) && texts.every((text) => isAmount(text) || isNeutral(text))) columns.add(column)
  }
  return columns
}

function renderRow(cells: Cell[], amounts: Set<number>): string {
  const row = cells.map(({ html, scope }, column) => {
    const amount = amounts.has(column) ? ' class="amount"' : ''
    return scope ? `<th scope="${scope}"${amount}>${html}</th>` : `<td${amount}>${html}</td>`
  })
  return `<tr>${row.join('')}</tr>`
}

/** HTML of a table, which scrolls within itself where it is wider than the text, by keyboard too. */
export function renderTable(table: RichTextNode, rendering: TableRendering): string {
  const rows = rowsOf(table, rendering)
  if (rows.flat().every(({ html }) => html === '')) return ''
  const first = rows.findIndex((cells) => !cells.some(({ scope }) => scope === 'col'))
  const [head, body] = first === -1 ? [rows, []] : [rows.slice(0, first), rows.slice(first)]
  const amounts = columnsOfAmounts(body)
  const [top, rest] = [head, body].map((part) => part.map((cells) => renderRow(cells, amounts)).join(''))
  const name = rendering.nameOf((head[0] ?? []).flatMap(({ text }) => text || []))
  const region = `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(name)}">`
  return `${region}<table>${top && `<thead>${top}</thead>`}${rest && `<tbody>${rest}</tbody>`}</table></div>`
}

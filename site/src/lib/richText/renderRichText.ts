import { directionOf, type Locale, otherLocale } from '@diwan/shared/content'
import { dominantDirection } from '@/lib/dominantDirection'
import { escapeHtml } from '@/lib/escapeHtml'
import { localHref } from '@/lib/localHref'
import { headingsOf, levelOf, type Heading } from './headingsOf'
import { linkedDocument, type RichTextReferences, typedAddress } from './richTextReferences'
import { renderFigures } from './renderFigures'
import { renderTable } from './renderTable'
import { renderText } from './renderText'
import type { RichTextDocument, RichTextNode } from './richTextNode'
import { textOf } from './textOf'

interface Rendering {
  /** Language of the text. */
  locale: Locale
  /** Language of the page, in which links lead on. */
  page: Locale
  references: RichTextReferences
  /** Ids of the headings still to come. */
  headings: Iterator<Heading>
  words: RichTextWords
  /** How often each name of a table has been given. */
  tables: Map<string, number>
}

/** What the site adds to a text, for screen readers. */
export interface RichTextWords {
  /** Stands after a link that opens a new tab. */
  newTab: string
  /** Names a table by the headings of its columns. */
  table: (columns: string[]) => string
}

const inline = new Set(['text', 'linebreak', 'tab', 'link', 'autolink'])
const tones = new Set(['info', 'success', 'warning'])
const alignments: Record<string, string> = { center: 'center', end: 'end', justify: 'justify' }
const farSide = { ltr: 'right', rtl: 'left' }

function attributesOf(node: RichTextNode, { locale }: Rendering): string {
  // The words decide: what the editor stored as direction may come from the page it was typed on.
  const direction = dominantDirection(textOf(node))
  const foreign = direction !== null && direction !== directionOf[locale]
  const align =
    alignments[node.format === farSide[foreign ? direction : directionOf[locale]] ? 'end' : String(node.format)]
  // Of the two languages that the site has, the other one: read aloud in the page's own it could not be understood.
  return `${foreign ? ` lang="${otherLocale(locale)}" dir="${direction}"` : ''}${align ? ` data-align="${align}"` : ''}`
}

function childrenOf({ children = [] }: RichTextNode, rendering: Rendering): string {
  let html = ''
  for (let from = 0, to = 0; from < children.length; from = to) {
    while (children[to]?.type === 'text') to++
    if (to > from) html += renderText(children.slice(from, to), rendering.locale)
    else html += renderNode(children[to++] as RichTextNode, rendering)
  }
  return html
}

function renderLink(node: RichTextNode, rendering: Rendering): string {
  const inner = childrenOf(node, rendering)
  const fields = node.fields as { newTab?: unknown } | undefined
  const { links, gone } = rendering.references
  const linked = linkedDocument(node)
  const typed = typedAddress(node)
  const href = linked ? links[`${linked.collection}/${linked.id}`] : localHref(rendering.page, typed)
  if (!href) return inner
  // As `GoneLink` does.
  if (typed !== null && gone.includes(typed)) return `${inner}<template data-gone="${escapeHtml(href)}"></template>`
  // The words of an address or a number keep their own direction.
  const label = /^(mailto|tel):/.test(href) ? `<span class="ltr">${inner}</span>` : `<bdi>${inner}</bdi>`
  if (fields?.newTab !== true) return `<a href="${escapeHtml(href)}">${label}</a>`
  const notice = `<span class="visually-hidden"> ${escapeHtml(rendering.words.newTab)}</span>`
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${label}${notice}</a>`
}

function renderList(node: RichTextNode, rendering: Rendering): string {
  const inner = childrenOf({ ...node, children: withListsInItems(node.children ?? []) }, rendering)
  const attributes = attributesOf(node, rendering)
  if (node.listType !== 'number') return `<ul${attributes}>${inner}</ul>`
  const start = Number.isInteger(node.start) && node.start !== 1 ? ` start="${String(node.start)}"` : ''
  return `<ol${start}${attributes}>${inner}</ol>`
}

const holdsLists = ({ children = [] }: RichTextNode) =>
  children.length > 0 && children.every(({ type }) => type === 'list')

/** Items of a list with the lists below them. The editor keeps those in items of their own, which would have a mark and count. */
function withListsInItems(items: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = []
  for (const item of items) {
    const above = joined.at(-1)
    if (above && holdsLists(item)) {
      joined[joined.length - 1] = { ...above, children: [...(above.children ?? []), ...(item.children ?? [])] }
    } else joined.push(item)
  }
  return joined
}

function renderListItem(node: RichTextNode, rendering: Rendering): string {
  const box = typeof node.checked === 'boolean' ? `<span class="box">${node.checked ? '☑' : '☐'}</span> ` : ''
  return `<li${box ? ' class="checked"' : ''}>${box}${childrenOf(node, rendering)}</li>`
}

/** A quote that was pasted has paragraphs of its own. */
function renderQuote(node: RichTextNode, rendering: Rendering): string {
  const inner = childrenOf(node, rendering)
  const hasBlocks = node.children?.some(({ type }) => !inline.has(type)) ?? false
  return `<blockquote${attributesOf(node, rendering)}>${hasBlocks ? inner : `<p>${inner}</p>`}</blockquote>`
}

function renderUpload(node: RichTextNode, { references }: Rendering): string {
  const image = references.images[String(node.value)]
  if (!image) return ''
  const srcset = image.srcset ? ` srcset="${escapeHtml(image.srcset)}" sizes="(min-width: 48rem) 42rem, 92vw"` : ''
  const size = `width="${image.width}" height="${image.height}"`
  const img = `<img src="${escapeHtml(image.src)}"${srcset} ${size} alt="${escapeHtml(image.alt)}" loading="lazy" decoding="async">`
  return `<figure>${img}${image.caption ? `<figcaption>${escapeHtml(image.caption)}</figcaption>` : ''}</figure>`
}

// What is wider than the text scrolls within itself, and the keyboard gets there too.
const renderCode = (code: string) => `<pre dir="ltr" tabindex="0"><code>${escapeHtml(code)}</code></pre>`

const codeOf = ({ type, text, children = [] }: RichTextNode): string => {
  if (type === 'linebreak') return '\n'
  if (type === 'tab') return '\t'
  return typeof text === 'string' ? text : children.map(codeOf).join('')
}

function renderBlock(node: RichTextNode, { locale }: Rendering): string {
  const fields = node.fields as Record<'blockType' | 'tone' | 'text' | 'items' | 'code', unknown> | undefined
  if (fields?.blockType === 'figures') return renderFigures(fields.items)
  if (fields?.blockType === 'Code' && typeof fields.code === 'string') return renderCode(fields.code)
  if (fields?.blockType !== 'callout' || typeof fields.text !== 'string') return ''
  const tone = tones.has(String(fields.tone)) ? String(fields.tone) : 'info'
  return `<div class="callout" role="note" data-tone="${tone}"><p>${renderText([{ type: 'text', text: fields.text }], locale).replace(/\n+/g, '<br>')}</p></div>`
}

function renderCell(cell: RichTextNode, rendering: Rendering): string {
  const [only, ...others] = (cell.children ?? []).filter(
    ({ type, children }) => type !== 'paragraph' || children?.length,
  )
  if (only?.type !== 'paragraph' || others.length > 0) return childrenOf(cell, rendering)
  // Its direction is the words' own: the cell stays in line with those above it.
  const attributes = attributesOf(only, rendering)
  const inner = childrenOf(only, rendering)
  return attributes ? `<span${attributes}>${inner}</span>` : inner
}

function renderTableOf(node: RichTextNode, rendering: Rendering): string {
  const { locale, tables, words } = rendering
  const nameOf = (columns: string[]) => {
    const name = words.table(columns)
    const count = (tables.get(name) ?? 0) + 1
    tables.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  }
  return renderTable(node, { locale, nameOf, contentOf: (cell) => renderCell(cell, rendering) })
}

function renderNode(node: RichTextNode, rendering: Rendering): string {
  switch (node.type) {
    case 'linebreak':
      return '<br>'
    case 'tab':
      return '\t'
    case 'paragraph':
      return node.children?.length ? `<p${attributesOf(node, rendering)}>${childrenOf(node, rendering)}</p>` : ''
    case 'heading': {
      if (textOf(node) === '') return ''
      const id = (rendering.headings.next().value as Heading | undefined)?.id ?? ''
      const tag = `h${levelOf(node)}`
      return `<${tag} id="${escapeHtml(id)}"${attributesOf(node, rendering)}>${childrenOf(node, rendering)}</${tag}>`
    }
    case 'list':
      return renderList(node, rendering)
    case 'listitem':
      return renderListItem(node, rendering)
    case 'quote':
      return renderQuote(node, rendering)
    case 'horizontalrule':
      return '<hr>'
    case 'link':
    case 'autolink':
      return renderLink(node, rendering)
    case 'code':
      return renderCode(codeOf(node))
    case 'upload':
      return renderUpload(node, rendering)
    case 'table':
      return renderTableOf(node, rendering)
    case 'block':
      return renderBlock(node, rendering)
    default:
      // A kind this site does not know keeps its words.
      return childrenOf(node, rendering)
  }
}

/** HTML of a rich text. Every word is escaped and every link is of an allowed kind; what cannot be resolved keeps its words. */
export function renderRichText(
  locale: Locale,
  document: RichTextDocument,
  references: RichTextReferences,
  words: RichTextWords,
  page = locale,
): string {
  return childrenOf(document.root, {
    locale,
    page,
    references,
    headings: headingsOf(document).values(),
    words,
    tables: new Map(),
  })
}

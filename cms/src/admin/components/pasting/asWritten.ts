import { isLinkTarget } from '@/fields/isLinkTarget'

const LEVEL = /mso-list:[^;"]*\blevel(\d)/
const COUNTED = /^\(?[\p{N}\p{L}]{1,4}[.)-]/u

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** The row of a list that a paragraph of Word is, and how deep; nothing when it is none. */
function rowOf(paragraph: Element) {
  const [, level] = LEVEL.exec(styleOf(paragraph)) ?? []
  if (level === undefined) return undefined
  const mark = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  const isCounted = COUNTED.test(mark?.textContent.trim() ?? '')
  mark?.remove()
  const row = document.createElement('li')
  row.append(...paragraph.childNodes)
  return { row, depth: Number(level), kind: isCounted ? 'ol' : 'ul' }
}

/** Word brings rows of lists as paragraphs with their marks as letters. */
function makeLists(body: HTMLElement): void {
  let open: { list: Element; depth: number }[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const found = rowOf(paragraph)
    if (!found) continue
    const follows = paragraph.previousElementSibling === open[0]?.list
    open = follows ? open.filter(({ depth }) => depth <= found.depth) : []
    const around = open.at(-1)
    if (around && around.depth === found.depth) around.list.append(found.row)
    else {
      const list = document.createElement(found.kind)
      list.append(found.row)
      if (around) (around.list.lastElementChild ?? around.list).append(list)
      else paragraph.before(list)
      open.push({ list, depth: found.depth })
    }
    paragraph.remove()
  }
}

/** The title of a text is a heading among others here, which begin with the second level: what stands below each stays below it. */
function makeRoomAbove(body: HTMLElement): void {
  if (!body.querySelector('h1')) return
  for (const heading of body.querySelectorAll('h1, h2, h3')) {
    const lower = document.createElement(`h${Number(heading.tagName[1]) + 1}`)
    lower.append(...heading.childNodes)
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value)
    heading.replaceWith(lower)
  }
}

/** An address as the site links to it: programs leave spaces in theirs. */
function addressOf(link: Element): string {
  const address = link.getAttribute('href')?.trim() ?? ''
  return !isLinkTarget(address) && URL.canParse(address) ? new URL(address).href : address
}

/** Leaves the words of links that lead nowhere from here, and counts those that somebody could follow where they come from. */
function unlink(body: HTMLElement): number {
  let leftOut = 0
  for (const link of body.querySelectorAll('a')) {
    const address = addressOf(link)
    // Places on the page that the text comes from are marks of a program: notes, contents, comments.
    const isMark = address === '' || address.startsWith('#')
    if (!isMark && isLinkTarget(address)) {
      if (address !== link.getAttribute('href')) link.setAttribute('href', address)
      continue
    }
    if (!isMark) leftOut++
    link.replaceWith(...link.childNodes)
  }
  return leftOut
}

/** Lets the words decide at which side they begin: the editor has no control by which somebody could take an alignment off. */
function unalign(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[align], [style*="text-align" i]')) {
    element.removeAttribute('align')
    if (!element.hasAttribute('style')) continue
    element.setAttribute('style', styleOf(element).replaceAll(/(^|;)\s*text-align(-last)?\s*:[^;]*/gi, '$1'))
  }
}

/** Word writes a space where a line is empty. */
function removeEmptyLines(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p:not(:has(img)):not(:is(td, th) p)'))
    if (/^\s*\u00a0\s*$/.test(paragraph.textContent)) paragraph.remove()
}

interface Written {
  html: string
  linksLeftOut: number
  picturesLeftOut: number
}

/**
 * What a clipboard brings, as the editor can take it: the rows of Word's lists as lists, headings and links as the site has them, and no
 * pictures that lie elsewhere. The panel fetches nothing from other sites, so that the place of such a picture would wait for ever.
 */
export function asWritten(html: string, origin: string): Written {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const before = body.innerHTML
  const isHere = (source: string) => source.startsWith('data:') || source.startsWith(`${origin}/`)
  const elsewhere = [...body.querySelectorAll('img')].filter((img) => !isHere(img.getAttribute('src') ?? ''))
  for (const img of elsewhere) img.remove()
  const linksLeftOut = unlink(body)
  makeLists(body)
  makeRoomAbove(body)
  unalign(body)
  removeEmptyLines(body)
  const after = body.innerHTML
  return { html: after === before ? html : after, linksLeftOut, picturesLeftOut: elsewhere.length }
}

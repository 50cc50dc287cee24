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

/**
 * What a clipboard brings, as the editor can take it: the rows of Word's lists as lists, and no pictures that lie elsewhere. The panel
 * fetches nothing from other sites, so that the place of such a picture would wait for ever.
 */
export function asWritten(html: string, origin: string): { html: string; picturesLeftOut: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const isHere = (source: string) => source.startsWith('data:') || source.startsWith(`${origin}/`)
  const elsewhere = [...body.querySelectorAll('img')].filter((img) => !isHere(img.getAttribute('src') ?? ''))
  const hasLists = [...body.querySelectorAll('p')].some((paragraph) => LEVEL.test(styleOf(paragraph)))
  if (elsewhere.length === 0 && !hasLists) return { html, picturesLeftOut: 0 }
  for (const img of elsewhere) img.remove()
  makeLists(body)
  return { html: body.innerHTML, picturesLeftOut: elsewhere.length }
}

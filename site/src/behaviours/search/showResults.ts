import type { Hit } from '@/lib/search/rankEntries'
import { markWords } from '@/lib/search/markWords'

function marked(tag: string, text: string, question: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  for (const piece of markWords(text, question)) {
    if (!piece.isHit) element.append(piece.text)
    else {
      const mark = document.createElement('mark')
      mark.textContent = piece.text
      element.append(mark)
    }
  }
  return element
}

/** List items of results: what each is, its title and its summary, with the words that were asked for marked. */
export function resultItems(hits: readonly Hit[], question: string, types: Record<string, string>): HTMLElement[] {
  return hits.map(({ entry }) => {
    const item = document.createElement('li')
    const kind = document.createElement('span')
    kind.className = 'kind'
    kind.textContent = types[entry.type] ?? ''
    const link = marked('a', entry.title, question) as HTMLAnchorElement
    link.href = entry.href
    item.append(kind, link)
    if (entry.summary) item.append(marked('p', entry.summary, question, 'summary'))
    return item
  })
}

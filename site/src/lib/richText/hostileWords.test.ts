import { strings } from '../../../../scripts/attack/strings/index'
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { expect, test } from 'vitest'
import { escapeJsonLd } from '@/lib/escapeJsonLd'
import { renderRichText } from './renderRichText'
import { noReferences } from './richTextReferences'
import type { RichTextNode } from './richTextNode'

const text = (words: string): RichTextNode => ({ type: 'text', text: words, format: 0 })
const render = (...children: RichTextNode[]) =>
  renderRichText('en', { root: { type: 'root', children } }, noReferences, { newTab: 'new tab', table: () => 'Table' })

const KNOWN = new Set(['p', 'a', 'h2', 'span', 'bdi', '#text', '#document-fragment'])
const SAFE = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

function* nodesOf(node: Tree.Node): Generator<Tree.Node> {
  yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child)
}

const wordsOf = (node: Tree.Node) =>
  [...nodesOf(node)].map((each) => (each.nodeName === '#text' ? (each as Tree.TextNode).value : '')).join('')
// A browser reads these as others, wherever they stand.
const asParsed = (words: string) => words.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n')

test('hostile words in a text are words to a reader, and nothing else', { timeout: 30_000 }, () => {
  expect(strings.length).toBeGreaterThan(2_000)
  for (const words of strings) {
    const tree = parseFragment(render({ type: 'paragraph', children: [text(asParsed(words))] }))
    for (const node of nodesOf(tree)) expect(KNOWN, words).toContain(node.nodeName)
    expect(wordsOf(tree), words).toContain(asParsed(words))
  }
})

test(
  'a hostile address of a link leads nowhere but to the web, to mail, to a telephone or within the site',
  { timeout: 30_000 },
  () => {
    for (const url of strings) {
      const tree = parseFragment(
        render({ type: 'paragraph', children: [{ type: 'link', fields: { url }, children: [text('x')] }] }),
      )
      for (const node of nodesOf(tree)) {
        expect(KNOWN, url).toContain(node.nodeName)
        for (const { name, value } of 'attrs' in node ? node.attrs : []) {
          expect(name, url).not.toMatch(/^on/i)
          if (name === 'href') expect(value, url).toMatch(SAFE)
        }
      }
    }
  },
)

test('hostile words in JSON-LD stay inside it, and mean what they meant', () => {
  for (const words of strings.map(asParsed)) {
    const page = parse(`<script type="application/ld+json">${escapeJsonLd({ name: words })}</script><p id="after">`)
    const scripts = [...nodesOf(page)].filter(({ nodeName }) => nodeName === 'script')
    expect(scripts, words).toHaveLength(1)
    expect(JSON.parse(wordsOf(scripts[0] as Tree.Node)), words).toEqual({ name: words })
  }
})

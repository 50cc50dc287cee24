import { expect, test } from 'vitest'
import { noReferences, referencesOf } from './richTextReferences'
import { headingsOf } from './headingsOf'
import { renderRichText } from './renderRichText'
import type { RichTextDocument, RichTextNode } from './richTextNode'
import { textOf } from './textOf'

const text = (words: string, format = 0): RichTextNode => ({ type: 'text', text: words, format })
const node = (type: string, more: Record<string, unknown> = {}, ...children: RichTextNode[]): RichTextNode => ({
  type,
  children,
  ...more,
})
const document = (...children: RichTextNode[]): RichTextDocument => ({ root: node('root', {}, ...children) })
const link = (fields: Record<string, unknown>) => node('link', { fields }, text('here'))

const words = { newTab: '(opens in a new tab)', table: (columns: string[]) => `Table: ${columns.join(', ')}` }

const render = (content: RichTextDocument, references = noReferences) =>
  renderRichText('en', content, references, words)

test('words are escaped wherever they stand', () => {
  const evil = '<img src=x onerror=alert(1)>"'
  const html = render(
    document(
      node('paragraph', {}, text(evil, 1)),
      node('heading', { tag: 'h2' }, text(evil)),
      node('block', { fields: { blockType: 'callout', tone: evil, text: evil } }),
      node('block', { fields: { blockType: 'figures', items: [{ figure: evil, label: evil }] } }),
    ),
  )

  expect(html).not.toContain('<img')
  expect(html.match(/&lt;img/g)).toHaveLength(5)
})

test('marks nest in a fixed order', () => {
  expect(render(document(node('paragraph', {}, text('a', 1 | 2 | 16))))).toBe(
    '<p><strong><em><code dir="ltr">a</code></em></strong></p>',
  )
})

test('a mark that words next to one another share is one, whatever else each of them has', () => {
  const paragraph = (...texts: RichTextNode[]) => render(document(node('paragraph', {}, ...texts)))

  expect(paragraph(text('a ', 1), text('b', 1 | 2), text(' c', 1), text(' d'))).toBe(
    '<p><strong>a <em>b</em> c</strong> d</p>',
  )
  expect(paragraph(text('a', 2), node('linebreak'), text('b', 2))).toBe('<p><em>a</em><br><em>b</em></p>')
})

test('code keeps its lines, its direction and its marks of HTML, and can be scrolled by keyboard', () => {
  const lines = [{ type: 'code-highlight', text: 'if (a < b)' }, node('linebreak'), node('tab'), text('c()')]
  const expected = '<pre dir="ltr" tabindex="0"><code>if (a &lt; b)\n\tc()</code></pre>'

  expect(renderRichText('ar', document(node('code', {}, ...lines)), noReferences, words)).toBe(expected)
  expect(render(document(node('block', { fields: { blockType: 'Code', code: 'if (a < b)\n\tc()' } })))).toBe(expected)
})

test('words stand at the side at which the editor shows them, in either direction', () => {
  const aligned = (locale: 'en' | 'ar', said: string, format: string) =>
    renderRichText(locale, document(node('paragraph', { format }, text(said))), noReferences, words)

  expect(aligned('ar', 'نص', 'right')).toBe('<p>نص</p>')
  expect(aligned('ar', 'نص', 'left')).toBe('<p data-align="end">نص</p>')
  expect(aligned('en', 'Text', 'right')).toBe('<p data-align="end">Text</p>')
  expect(aligned('en', 'Text', 'left')).toBe('<p>Text</p>')
  expect(aligned('en', 'نص', 'right')).toBe('<p lang="ar" dir="rtl">نص</p>')
  expect(aligned('ar', 'نص', 'end')).toBe('<p data-align="end">نص</p>')
})

test('a quote has its words in paragraphs, those it brings or one', () => {
  const paragraph = (said: string) => node('paragraph', {}, text(said))

  expect(render(document(node('quote', {}, text('One'))))).toBe('<blockquote><p>One</p></blockquote>')
  expect(render(document(node('quote', {}, paragraph('One'), paragraph('Two'))))).toBe(
    '<blockquote><p>One</p><p>Two</p></blockquote>',
  )
})

test('a link of a forbidden kind keeps its words only', () => {
  expect(render(document(node('paragraph', {}, link({ linkType: 'custom', url: 'javascript:alert(1)' }))))).toBe(
    '<p>here</p>',
  )
})

test('an internal link leads to the path of its document, and is plain text when there is none', () => {
  const content = document(link({ linkType: 'internal', doc: { relationTo: 'blogs', value: 'id1' } }))

  expect(render(content, { ...noReferences, links: { 'blogs/id1': '/blog/zakat' } })).toBe(
    '<a href="/blog/zakat"><bdi>here</bdi></a>',
  )
  expect(render(content)).toBe('here')
})

test('a typed address that leads to nothing keeps its words, and the release is told of it', () => {
  const content = document(link({ linkType: 'custom', url: '/blog/gone', newTab: true }), link({ url: '/blog/zakat' }))

  expect(renderRichText('ar', content, { ...noReferences, gone: ['/blog/gone'] }, words)).toBe(
    'here<template data-gone="/ar/blog/gone"></template><a href="/ar/blog/zakat"><bdi>here</bdi></a>',
  )
})

test('a link that opens a new tab says so and gives no handle on this page', () => {
  expect(render(document(link({ linkType: 'custom', url: 'https://a.example', newTab: true })))).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener"><bdi>here</bdi><span class="visually-hidden"> (opens in a new tab)</span></a>',
  )
})

test('a path in an Arabic text stays in Arabic', () => {
  const content = document(link({ linkType: 'custom', url: '/about-us' }))

  expect(renderRichText('ar', content, noReferences, words)).toContain('href="/ar/about-us"')
})

test('a text that its page has in the other language keeps the order of its numbers, and leads on in the page’s', () => {
  const paragraph = node('paragraph', {}, text('اتصل على +966 11 555 0100 أو '), link({ url: '/about-us' }))

  expect(renderRichText('ar', document(paragraph), noReferences, words, 'en')).toBe(
    '<p>اتصل على <span class="ltr">+966 11 555 0100</span> أو <a href="/about-us"><bdi>here</bdi></a></p>',
  )
})

test('a paragraph says its language and direction when most of its words run the other way', () => {
  const content = document(node('paragraph', { direction: 'rtl' }, text('مرحبا')))
  const mixed = document(node('paragraph', { direction: 'rtl' }, text('In Arabic it is راسخ, no more')))

  expect(render(mixed)).toBe('<p>In Arabic it is راسخ, no more</p>')

  expect(render(content)).toBe('<p lang="ar" dir="rtl">مرحبا</p>')
  expect(renderRichText('ar', content, noReferences, words)).toBe('<p>مرحبا</p>')
  expect(renderRichText('ar', mixed, noReferences, words)).toBe(
    '<p lang="en" dir="ltr">In Arabic it is راسخ, no more</p>',
  )
})

test('a telephone number in an Arabic text keeps its order', () => {
  const content = document(node('paragraph', {}, text('اتصل على +966 11 555 0100')))

  expect(renderRichText('ar', content, noReferences, words)).toBe(
    '<p>اتصل على <span class="ltr">+966 11 555 0100</span></p>',
  )
  const callout = node('block', { fields: { blockType: 'callout', tone: 'info', text: 'اتصل على +966 11 555 0100' } })
  expect(renderRichText('ar', document(callout), noReferences, words)).toContain(
    '<p>اتصل على <span class="ltr">+966 11 555 0100</span></p>',
  )
  expect(render(document(node('paragraph', {}, text('Call +966 11 555 0100'))))).toBe('<p>Call +966 11 555 0100</p>')
})

test('an image shows with its size and caption, and a missing one leaves no trace', () => {
  const image = { src: '/media/a.webp', srcset: '', width: 4, height: 3, alt: 'A "b"', caption: 'C' }
  const content = document(node('upload', { relationTo: 'media', value: 'm1' }))

  expect(render(content, { ...noReferences, images: { m1: image } })).toBe(
    '<figure><img src="/media/a.webp" width="4" height="3" alt="A &quot;b&quot;" loading="lazy" decoding="async"><figcaption>C</figcaption></figure>',
  )
  expect(render(content)).toBe('')
})

test('headings get the ids of the table of contents, unique and away from ids of the page', () => {
  const heading = (tag: string, words: string) => node('heading', { tag }, text(words))
  const content = document(heading('h2', 'Costs'), heading('h3', 'Costs'), heading('h2', 'Main'))

  expect(headingsOf(content).map(({ id }) => id)).toEqual(['costs', 'costs-2', 'main-2'])
  expect(render(content)).toBe('<h2 id="costs">Costs</h2><h3 id="costs-2">Costs</h3><h2 id="main-2">Main</h2>')
})

test('a heading without words leaves no trace', () => {
  const content = document(
    node('heading', { tag: 'h2' }),
    node('heading', { tag: 'h2' }, text('Costs')),
    node('heading', { tag: 'h3' }, node('linebreak')),
    node('heading', { tag: 'h3' }, text('Fees')),
  )

  expect(render(content)).toBe('<h2 id="costs">Costs</h2><h3 id="fees">Fees</h3>')
  expect(headingsOf(content).map(({ text }) => text)).toEqual(['Costs', 'Fees'])
})

test('a list below an item belongs to it, and the next item counts on', () => {
  const item = (...children: RichTextNode[]) => node('listitem', {}, ...children)
  const numbered = (...items: RichTextNode[]) => node('list', { listType: 'number', start: 1 }, ...items)
  const below = numbered(item(text('a')), item(numbered(item(text('deep')))))

  expect(render(document(numbered(item(text('one')), item(below), item(text('two')))))).toBe(
    '<ol><li>one<ol><li>a<ol><li>deep</li></ol></li></ol></li><li>two</li></ol>',
  )
})

test('a list of tasks below a task has one box for each', () => {
  const task = (checked: boolean, ...children: RichTextNode[]) => node('listitem', { checked }, ...children)
  const tasks = (...items: RichTextNode[]) => node('list', { listType: 'check' }, ...items)
  const content = document(tasks(task(true, text('one')), task(false, tasks(task(false, text('a'))))))

  expect(render(content).match(/[☑☐]/gu)).toEqual(['☑', '☐'])
})

test('a kind of node nobody knows keeps its words', () => {
  expect(render(document(node('layout', {}, node('paragraph', {}, text('kept')))))).toBe('<p>kept</p>')
})

test('the words of a text keep the spaces between its blocks', () => {
  expect(textOf(document(node('paragraph', {}, text('one')), node('paragraph', {}, text('two'))))).toBe('one two')
})

test('what a text mentions is found at any depth', () => {
  const internal = link({ linkType: 'internal', doc: { relationTo: 'blogs', value: 'b1' } })
  const content = document(node('list', {}, node('listitem', {}, internal)), node('upload', { value: 'm1' }))

  expect(referencesOf(content)).toEqual([
    { collection: 'blogs', id: 'b1' },
    { collection: 'media', id: 'm1' },
  ])
})

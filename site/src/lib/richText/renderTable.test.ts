import type { Locale } from '@diwan/shared/content'
import { entriesMessages } from '@diwan/shared/messages/entries'
import { expect, test } from 'vitest'
import { renderRichText } from './renderRichText'
import { noReferences, referencesOf } from './richTextReferences'
import type { RichTextNode } from './richTextNode'
import { textOf } from './textOf'

const ROW = 1
const COLUMN = 2

const text = (words: string): RichTextNode => ({ type: 'text', text: words, format: 0 })
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ type: 'paragraph', children })
const cell = (words: string, headerState = 0, more: Record<string, unknown> = {}): RichTextNode => ({
  type: 'tablecell',
  headerState,
  children: [paragraph(...(words ? [text(words)] : []))],
  ...more,
})
const row = (...children: RichTextNode[]): RichTextNode => ({ type: 'tablerow', children })
const table = (...children: RichTextNode[]): RichTextNode => ({ type: 'table', children })
const headings = (...words: string[]) => row(...words.map((each) => cell(each, ROW)))

const render = (locale: Locale, ...children: RichTextNode[]) =>
  renderRichText(locale, { root: { type: 'root', children } }, noReferences, entriesMessages[locale].richText)

test('a table has headings of its columns and rows, and a name in a region that can be scrolled by keyboard', () => {
  const fees = table(row(cell('', ROW | COLUMN), cell('Who', ROW)), row(cell('Filing', COLUMN), cell('You <b>')))

  expect(render('en', fees)).toBe(
    '<div class="table" role="region" tabindex="0" aria-label="Table: Who"><table>' +
      '<thead><tr><td></td><th scope="col">Who</th></tr></thead>' +
      '<tbody><tr><th scope="row">Filing</th><td>You &lt;b&gt;</td></tr></tbody></table></div>',
  )
})

test('tables with the same headings have names of their own', () => {
  const twice = [table(headings('Fee'), row(cell('a'))), table(headings('Fee'), row(cell('b')))]

  expect(render('ar', ...twice).match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="جدول: Fee"',
    'aria-label="جدول: Fee (2)"',
  ])
})

test('a column of amounts is one whatever its currency, and a dash among them is none', () => {
  const amounts = table(
    headings('Service', 'Fee', 'Share', 'Due'),
    row(cell('A'), cell('SAR 1,200'), cell('5–10%'), cell('30 April')),
    row(cell('B'), cell('950.50 SAR'), cell('–'), cell('2026')),
  )

  const html = render('en', amounts)

  expect(html.match(/<t[hd][^>]*class="amount">[^<]*/g)).toEqual([
    '<th scope="col" class="amount">Fee',
    '<th scope="col" class="amount">Share',
    '<td class="amount">SAR 1,200',
    '<td class="amount">5–10%',
    '<td class="amount">950.50 SAR',
    '<td class="amount">–',
  ])
})

test('in Arabic a range of numbers keeps its order, and foreign words stay in line with the cells above', () => {
  const html = render('ar', table(headings('النسبة', 'النظام'), row(cell('5–10%'), cell('SAP Ariba'))))

  expect(html).toContain('<td class="amount"><span class="ltr">5–10%</span></td>')
  expect(html).toContain('<td><span lang="en" dir="ltr">SAP Ariba</span></td>')
})

test('rows are as long as the longest, but a hostile width makes no cells', () => {
  expect(render('en', table(headings('A', 'B'), row(cell('a'))))).toContain('<td>a</td><td></td>')

  const wide = row(...Array.from({ length: 2_000 }, () => cell('x')))
  const narrow = Array.from({ length: 2_000 }, () => row(cell('y')))
  expect(render('en', table(wide, ...narrow)).match(/<td/g)!.length).toBeLessThan(30_000)
})

test('what a text from elsewhere says of sizes and colours is not repeated', () => {
  const hostile = { colSpan: 1e9, rowSpan: 1e9, backgroundColor: 'red;background:url(//evil)', width: 1e9 }
  const html = render('en', { ...table(headings('A'), row(cell('a', 0, hostile))), colWidths: [1e9], style: 'x' })

  expect(html).not.toMatch(/span=|style|evil|1000000000|1e9/)
  expect(html).toContain('<td>a</td>')
})

test('a cell keeps several paragraphs, lists and links, and what it mentions is found', () => {
  const link = {
    type: 'link',
    fields: { linkType: 'internal', doc: { relationTo: 'blogs', value: 'b1' } },
    children: [text('more')],
  }
  const full = { ...cell(''), children: [paragraph(text('one')), paragraph(text('two '), link)] }
  const content = table(headings('A'), row(full))

  expect(render('en', content)).toContain('<td><p>one</p><p>two more</p></td>')
  expect(referencesOf({ root: content })).toEqual([{ collection: 'blogs', id: 'b1' }])
})

test('a table without words, and one with odd parts, leaves no trace', () => {
  expect(render('en', table(row(cell(''), cell(''))))).toBe('')
  expect(render('en', { type: 'table' }, { type: 'table', children: [row()] })).toBe('')
})

test('the words of cells are parted by spaces', () => {
  expect(textOf(table(headings('A', 'B'), row(cell('c'), cell('d'))))).toBe('A B c d')
})

test('a heading in a cell has the id of the table of contents', () => {
  const heading = { type: 'heading', tag: 'h3', children: [text('Costs')] }
  const content = table(headings('A'), row({ ...cell(''), children: [heading] }))

  expect(render('en', content, { ...heading, tag: 'h2' })).toMatch(/<td><h3 id="costs">.*<h2 id="costs-2">/)
})

test('tables in tables keep their words, and take no longer than as many words', () => {
  let content = paragraph(text('deep'))
  for (let depth = 0; depth < 30; depth++) content = table(row({ ...cell(''), children: [content] }))

  expect(render('en', content).match(/deep/g)).toHaveLength(1)
})

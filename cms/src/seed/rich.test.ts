import { expect, test } from 'vitest'
import { ref } from './ref.ts'
import { rich } from './rich.ts'

const children = (markdown: string) => rich(markdown).root.children!

test('headings, paragraphs, quotes and rules become their nodes', () => {
  const nodes = children('## One\nText that\ngoes on.\n\n#### Four\n\n> Said so\n> twice\n\n---')

  expect(nodes.map((node) => node.type)).toEqual(['heading', 'paragraph', 'heading', 'quote', 'horizontalrule'])
  expect(nodes[0]!.tag).toBe('h2')
  expect(nodes[1]!.children![0]!.text).toBe('Text that goes on.')
  expect(nodes[2]!.tag).toBe('h4')
  expect(nodes[3]!.children![0]!.text).toBe('Said so twice')
})

test('lists keep their kind and join an item that runs over lines', () => {
  const [bullets, numbers] = children('- first\n  goes on\n- second\n\n1. one\n2. two')

  expect(bullets).toMatchObject({ type: 'list', listType: 'bullet', tag: 'ul' })
  expect(bullets!.children!.map((item) => item.children![0]!.text)).toEqual(['first goes on', 'second'])
  expect(numbers).toMatchObject({ type: 'list', listType: 'number', tag: 'ol' })
  expect(numbers!.children!.map((item) => item.value)).toEqual([1, 2])
})

test('a table has headings in its first row and its first column', () => {
  const [table] = children('| Fee | *Rate* |\n| --- | --- |\n| Filing | 5% |')
  const rows = table!.children!.map((row) => row.children!)

  expect(table!.type).toBe('table')
  expect(rows.map((cells) => cells.map((cell) => cell.headerState))).toEqual([
    [3, 1],
    [2, 0],
  ])
  expect(rows.map((cells) => cells.map((cell) => cell.children![0]!.children![0]!.text))).toEqual([
    ['Fee', 'Rate'],
    ['Filing', '5%'],
  ])
})

test('a list that follows its sentence at once is a list', () => {
  const [sentence, numbers] = children('You may ask us to\n1. inform you,\n2. correct it.')

  expect(sentence).toMatchObject({ type: 'paragraph', children: [{ text: 'You may ask us to' }] })
  expect(numbers!.children!.map((item) => item.children![0]!.text)).toEqual(['inform you,', 'correct it.'])
})

test('bold and italic add up, also around and inside links', () => {
  const nodes = children('a **b *c*** [*d*](/e)')[0]!.children!

  expect(nodes.slice(0, 3).map((node) => [node.text, node.format])).toEqual([
    ['a ', 0],
    ['b ', 1],
    ['c', 3],
  ])
  expect(nodes.at(-1)).toMatchObject({ type: 'link', fields: { linkType: 'custom', url: '/e' } })
  expect(nodes.at(-1)!.children![0]).toMatchObject({ text: 'd', format: 2 })
})

test('a link to a document holds its collection and its deterministic id', () => {
  const link = children('[zakat](ref:services/accounting-zakat-tax-advisory)')[0]!.children![0]!

  expect(link.fields).toEqual({
    linkType: 'internal',
    newTab: false,
    doc: { relationTo: 'services', value: ref('services', 'accounting-zakat-tax-advisory') },
  })
})

test('fences become callout and figures blocks with ids', () => {
  const [callout, figures] = children(':::warning\nMind the\n\nfiling date.\n:::\n:::figures\n15% | VAT\n:::')

  expect(callout!.fields).toMatchObject({ blockType: 'callout', tone: 'warning', text: 'Mind the filing date.' })
  expect(figures!.fields).toMatchObject({ blockType: 'figures', items: [{ figure: '15%', label: 'VAT' }] })
  expect((figures!.fields as { id: string }).id).toMatch(/^[0-9a-f]{24}$/)
})

test('an unknown fence is refused by name', () => {
  expect(() => rich(':::danger\nx\n:::')).toThrow('Unknown block ":::danger"')
})

test('Arabic text reads from the right', () => {
  expect(rich('نص عربي').root.direction).toBe('rtl')
  expect(rich('English text').root.direction).toBe('ltr')
})

test('the same text gives the same bytes', () => {
  const markdown = 'see [this](/a)\n\n:::info\nok\n:::'

  expect(JSON.stringify(rich(markdown))).toBe(JSON.stringify(rich(markdown)))
})

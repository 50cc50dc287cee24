import { fieldsMessages } from '@diwan/shared/messages/fields'
import { expect, test } from 'vitest'
import { faultInTables } from './faultInTables'

interface Node {
  type: string
  [field: string]: unknown
}

const cell = (words: string, headerState = 0, ...more: Node[]): Node => ({
  type: 'tablecell',
  headerState,
  children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }, ...more],
})
const row = (...children: Node[]): Node => ({ type: 'tablerow', children })
const table = (...children: Node[]): Node => ({ type: 'table', children })
const heading = (words: string) => cell(words, 1)

const faultIn = (...children: Node[]) =>
  faultInTables({ root: { type: 'root', children } }, fieldsMessages.en.faults.tables)

const plain = table(row(heading('Service'), heading('Fee')), row(cell('Filing'), cell('950')))

test('a table with headings, an empty corner and empty cells is taken', () => {
  const cornered = table(row(cell('', 3), heading('Fee')), row(cell('Filing', 2), cell('')))

  expect(faultIn(plain, cornered)).toBeNull()
  expect(faultInTables(null, fieldsMessages.en.faults.tables)).toBeNull()
})

test('the table that cannot be read is named, with what to do', () => {
  expect(faultIn(plain, table(row(cell('a'), cell('b'))))).toContain('Table 2 has no headings.')
  expect(faultIn(table(row(heading('a'), heading(' ')), row(cell('c'))))).toContain('Column 2 of table 1')
  expect(faultIn(table(row(cell('a', 3)), row(cell('', 2))))).toContain('Row 2 of table 1')
})

test('a table in a table, at whatever depth, is refused', () => {
  const list = { type: 'list', children: [{ type: 'listitem', children: [plain] }] }

  expect(faultIn(table(row(heading('a')), row(cell('b', 0, list))))).toContain('another table in a cell')
})

test('a table is as large as visitors can still read', () => {
  const rows = (count: number) => table(...Array.from({ length: count }, () => row(heading('a'))))
  const columns = (count: number) => table(row(...Array.from({ length: count }, () => heading('a'))))

  expect(faultIn(rows(100), columns(12))).toBeNull()
  expect(faultIn(rows(101))).toContain('100 rows and 12 columns are the most')
  expect(faultIn(columns(13))).toContain('100 rows and 12 columns are the most')
})

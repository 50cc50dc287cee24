import type { fieldsMessages } from '@diwan/shared/messages/fields'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@diwan/shared/spec/texts'

interface Node {
  type?: unknown
  text?: unknown
  children?: Node[]
  headerState?: unknown
}

type Words = (typeof fieldsMessages)['en']['faults']['tables']

/** Lexical's bits of a cell: it stands in a row of headings, in a column of headings, or in both. */
const IN_ROW = 1
const IN_COLUMN = 2

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : [])
const isHeading = ({ headerState }: Node, bit: number) => (Number(headerState) & bit) !== 0
const hasWords = (node: Node): boolean =>
  (typeof node.text === 'string' && node.text.trim() !== '') || childrenOf(node).some(hasWords)

/** The tables of a text in order, without those within another. */
const tablesIn = (node: Node): Node[] => (node.type === 'table' ? [node] : childrenOf(node).flatMap(tablesIn))

/** What visitors could not read in the tables of a text, or `null`. */
export function faultInTables(value: unknown, words: Words): string | null {
  const { root } = Object(value) as { root?: Node }
  for (const [index, table] of tablesIn(root ?? {}).entries()) {
    const fault = faultIn(table, index + 1, words)
    if (fault) return fault
  }
  return null
}

function faultIn(table: Node, number: number, words: Words): string | null {
  const rows = childrenOf(table).map(childrenOf)
  if (rows.flat().some((cell) => childrenOf(cell).some((child) => tablesIn(child).length > 0)))
    return words.nested(number)
  if (rows.length > MAX_TABLE_ROWS || rows.some((cells) => cells.length > MAX_TABLE_COLUMNS))
    return words.tooLarge(number, MAX_TABLE_ROWS, MAX_TABLE_COLUMNS)
  if (!rows.flat().some((cell) => isHeading(cell, IN_ROW | IN_COLUMN))) return words.noHeadings(number)
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const isCorner = row === 0 && column === 0
      if (isCorner || hasWords(cell)) continue
      if (isHeading(cell, IN_ROW)) return words.columnUnnamed(number, column + 1)
      if (isHeading(cell, IN_COLUMN)) return words.rowUnnamed(number, row + 1)
    }
  return null
}

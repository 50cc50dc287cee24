import type { panelMessages } from '@diwan/shared/messages/panel'
import { parseCsv } from './csv'

export type Row = Record<string, unknown>
/** A row, and its number where people look for it: a spreadsheet counts the header and empty rows too. */
export interface PlacedRow {
  place: number
  row: Row
}

type Words = (typeof panelMessages)['en']['exchange']

/** The rows of a file, CSV or JSON, or why it cannot be read. */
export function readRows(file: Uint8Array, words: Words): PlacedRow[] | string {
  const text = lettersOf(file)
  if (text === null) return words.notUnicode
  const source = text.trim()
  if (source.startsWith('[') || source.startsWith('{')) return rowsOfJson(source) ?? words.notReadable
  const table = parseCsv(text)
  if (!table) return words.openQuote
  const [header, ...rows] = table
    .map((cells, at) => ({ cells: withoutEmptyEnd(cells), place: at + 1 }))
    .filter(({ cells }) => cells.length > 0)
  if (!header || !header.cells.every(Boolean)) return words.notReadable
  const names = header.cells.map((name) => name.trim())
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) return words.columnTwice(twice)
  const tooLong = rows.find(({ cells }) => cells.length > names.length)
  if (tooLong) return words.row(tooLong.place, words.tooManyCells)
  return rows.map(({ cells, place }) => ({
    place,
    row: Object.fromEntries(names.map((name, column) => [name, valueOf(cells[column] ?? '')])),
  }))
}

// Read as if it were UTF-8, what a spreadsheet saved in letters of its own would be kept with a mark for each Arabic letter.
function lettersOf(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return null
  }
}

function rowsOfJson(source: string): PlacedRow[] | null {
  try {
    const parsed: unknown = JSON.parse(source)
    return Array.isArray(parsed) && parsed.every((row) => row && typeof row === 'object' && !Array.isArray(row))
      ? (parsed as Row[]).map((row, at) => ({ place: at + 1, row }))
      : null
  } catch {
    return null
  }
}

// Spreadsheets make all rows as long as the longest one.
const withoutEmptyEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

// Lists and formatted texts travel as JSON.
function valueOf(text: string): unknown {
  if (text === '') return null
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

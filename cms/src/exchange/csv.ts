// What a spreadsheet takes for a formula when a cell begins with it.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const GUARD = "'"
const BOM = '\uFEFF'

/** A value that no spreadsheet runs as a formula. */
export const neutralised = (text: string) =>
  FORMULA.test(text) || (text.startsWith(GUARD) && FORMULA.test(text.replace(/^'+/, ''))) ? `${GUARD}${text}` : text

/** The value again as it was before it was neutralised. */
export const restored = (text: string) =>
  text.startsWith(GUARD) && FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text

const cell = (text: string) => {
  const safe = neutralised(text)
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: string[]) => `${values.map(cell).join(',')}\r\n`

/** What a CSV file begins with, so that Excel reads it as UTF-8. */
export const csvHead = (columns: string[]) => BOM + csvLine(columns)

/**
 * The rows of a CSV file, the header and empty ones among them, so that each has the place that a spreadsheet gives it. Quotes, line
 * ends in cells and a semicolon as separator are understood. `null` when a quote is never closed: all that follows it would be one cell.
 */
export function parseCsv(text: string): string[][] | null {
  const source = text.startsWith(BOM) ? text.slice(1) : text
  const head = source.slice(0, source.search(/\r|\n|$/))
  const separator = !head.includes(',') && head.includes(';') ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let isQuoted = false
  const endCell = () => {
    row.push(restored(value))
    value = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]
    if (isQuoted) {
      if (letter !== '"') value += letter
      else if (source[at + 1] === '"') {
        value += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"' && value === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') value += letter
  }
  if (isQuoted) return null
  // What ends with a line end has no row after it.
  if (value !== '' || row.length > 0) endRow()
  return rows
}

import { parseCsv } from './csv'

export type Row = Record<string, unknown>

/** The rows of a file, CSV or JSON, or `null` when it is neither. */
export function readRows(text: string): Row[] | null {
  const source = text.replace(/^\uFEFF/, '').trim()
  if (source.startsWith('[') || source.startsWith('{')) {
    try {
      const parsed: unknown = JSON.parse(source)
      return Array.isArray(parsed) && parsed.every((row) => row && typeof row === 'object' && !Array.isArray(row))
        ? (parsed as Row[])
        : null
    } catch {
      return null
    }
  }
  const [header, ...rows] = parseCsv(text)
  if (!header || header.length === 0 || !header.every(Boolean)) return null
  return rows.map((cells) =>
    Object.fromEntries(header.map((name, column) => [name.trim(), valueOf(cells[column] ?? '')])),
  )
}

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

import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'

type Row = Record<string, unknown> & { id?: unknown }

/**
 * A vacancy whose questions have words in each language: languages share the questions, so one that was added in one of them is asked in
 * both at once, and goes by its words there until it is translated.
 */
export function withBorrowedLabels(vacancy: MirroredDocument): MirroredDocument {
  const { en, ar } = vacancy.locales
  return { ...vacancy, locales: { en: en && borrowed(en, ar), ar: ar && borrowed(ar, en) } }
}

const borrowed = (body: DocumentBody, other: DocumentBody | null): DocumentBody =>
  other ? { ...body, questions: labelled(body.questions, other.questions) } : body

function labelled(rows: unknown, others: unknown): unknown {
  if (!Array.isArray(rows) || !Array.isArray(others)) return rows
  return (rows as Row[]).map((row) => {
    const other = (others as Row[]).find(({ id }) => id === row.id)
    if (!other) return row
    return {
      ...row,
      label: row.label || other.label,
      ...(row.options ? { options: labelled(row.options, other.options) } : {}),
    }
  })
}

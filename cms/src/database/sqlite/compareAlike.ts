import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { and, isNull, like, not, notInArray, or, type Column, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { spellingsOf } from '../arabicSpelling'

type Compare = (column: Column, value: unknown) => SQL | undefined

/** As it stands: `%` and `_` in what somebody looks for are no wildcards. */
const literal = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/** Whether a text holds the words, however their Arabic letters and marks are spelled in either. */
function holds(column: Column, words: string): SQL {
  const plain = spellingsOf(words)
  const sought = plain.reduce((text, [from, to]) => text.replaceAll(from, to), words)
  // Marks alone are looked for as they stand.
  if (plain.length === 0 || sought.trim() === '') return sql`${like(column, `%${literal(words)}%`)} escape '\\'`
  const spelled = plain.reduce((text, [from, to]) => sql`replace(${text}, ${from}, ${to})`, sql`${column}`)
  return sql`${like(spelled, `%${literal(sought)}%`)} escape '\\'`
}

const isLike: Compare = (column, value) => {
  // The adapter's own wildcards stay: it puts them around what somebody looks for, or names rows with them.
  const [, words] = /^%([^]*)%$/.exec(String(value)) ?? []
  return words === undefined ? like(column, value as string) : holds(column, words)
}

const isUnlike: Compare = (column, value) => {
  const words = String(value).split(' ')
  return or(isNull(column), and(...words.map((word) => not(holds(column, word)))))
}

const isNotAmong: Compare = (column, value) => or(isNull(column), notInArray(column, value as unknown[]))

/**
 * Lets conditions mean what they mean in MongoDB: a document without a value is like nothing and none of many, and `not_like` is
 * about each word. In both, Arabic is found however it is spelled.
 */
export function compareAlike(db: SQLiteAdapter): void {
  const operators = { contains: isLike, like: isLike, not_like: isUnlike, not_in: isNotAmong }
  db.operators = { ...db.operators, ...(operators as unknown as Partial<typeof db.operators>) }
}

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { and, isNull, like, notInArray, notLike, or, type Column, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

type Compare = (column: Column, value: unknown) => SQL | undefined

/** As it stands: `%` and `_` in what somebody looks for are no wildcards. */
const literal = (words: string) => words.replace(/[\\%_]/g, '\\$&')

const isLike: Compare = (column, value) => {
  // The adapter's own wildcards stay: it puts them around what somebody looks for, or names rows with them.
  const [, words] = /^%([^]*)%$/.exec(String(value)) ?? []
  return words === undefined ? like(column, value as string) : sql`${like(column, `%${literal(words)}%`)} escape '\\'`
}

const isUnlike: Compare = (column, value) => {
  const words = String(value).split(' ')
  return or(isNull(column), and(...words.map((word) => sql`${notLike(column, `%${literal(word)}%`)} escape '\\'`)))
}

const isNotAmong: Compare = (column, value) => or(isNull(column), notInArray(column, value as unknown[]))

/**
 * Lets conditions mean what they mean in MongoDB: a document without a value is like nothing and none of many, and `not_like` is
 * about each word.
 */
export function compareAlike(db: SQLiteAdapter): void {
  const operators = { contains: isLike, like: isLike, not_like: isUnlike, not_in: isNotAmong }
  db.operators = { ...db.operators, ...(operators as unknown as Partial<typeof db.operators>) }
}

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { and, isNull, like, not, notInArray, or, type Column, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { soughtIn, withoutAlike } from '../arabicSpelling'

type Compare = (column: Column, value: unknown) => SQL | undefined

/** As it stands: `%` and `_` in what somebody looks for are no wildcards. */
const literal = (words: string) => words.replace(/[\\%_]/g, '\\$&')

type Replacements = readonly (readonly [written: string, plain: string])[]

// In one piece, without values: a long text has many words, and a statement takes a limited number of those.
const replaced = (column: Column, replacements: Replacements): SQL => {
  const [before, after] = [
    replacements.map(() => 'replace('),
    replacements.map(([from, to]) => `, '${from}', '${to}')`),
  ].map((parts) => sql.raw(parts.join('')))
  return sql`${before}${column}${after}`
}

const has = (text: Column | SQL, pattern: string) => sql`${like(text, `%${pattern}%`)} escape '\\'`

/**
 * Whether a text holds the words, however their Arabic letters and marks are spelled in either. Rows are judged by what costs least first:
 * thousands of CVs with each letter put in place of another would hold everybody up for seconds.
 */
function holds(column: Column, words: string): SQL | undefined {
  const sought = soughtIn(words)
  if (!sought) return has(column, literal(words))
  const { letters, marks, plain, sure } = sought
  return and(
    sure ? has(column, sure) : undefined,
    has(replaced(column, marks), withoutAlike(literal(plain), '_')),
    has(replaced(column, [...marks, ...letters]), literal(plain)),
  )
}

const isLike: Compare = (column, value) => {
  // The adapter's own wildcards stay: it puts them around what somebody looks for, or names rows with them.
  const [, words] = /^%([^]*)%$/.exec(String(value)) ?? []
  return words === undefined ? like(column, value as string) : holds(column, words)
}

const isUnlike: Compare = (column, value) => {
  const words = String(value).split(' ')
  return or(isNull(column), and(...words.flatMap((word) => holds(column, word) ?? []).map(not)))
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

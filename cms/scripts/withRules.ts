/** What the tables are like after a migration, as far as it is looked at here. */
export interface Snapshot {
  tables: Record<string, { foreignKeys: Record<string, { columnsFrom: string[]; onDelete?: string }> }>
}

const ADDED = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;`]*REFERENCES \w+\(\w+\))(?=;)/g

/**
 * A migration in which references that are added to a table say what becomes of them when the other end is deleted. Drizzle writes that
 * only where it makes a whole table; without it nothing could be deleted that is referred to.
 */
export function withRules(migration: string, { tables }: Snapshot): string {
  return migration.replace(ADDED, (statement: string, _whole, table: string, column: string) => {
    const keys = Object.values(tables[table]?.foreignKeys ?? {})
    const rule = keys.find(({ columnsFrom }) => columnsFrom.join() === column)?.onDelete
    return rule ? `${statement} ON UPDATE no action ON DELETE ${rule}` : statement
  })
}

/** Most rows of a table in a long text, its headings among them. */
export const MAX_TABLE_ROWS = 100
/** Most columns of a table in a long text. */
export const MAX_TABLE_COLUMNS = 12

/** Tables of the graph. */
export const GRAPH_TABLES = [
  'queries',
  'dependencies',
  'pages',
  'pageQueries',
  'markups',
  'markupQueries',
  'pageMarkups',
]

/** Indexes of the graph, with what they are on. Writing a whole site without them and making them afterwards takes a third of the time. */
export const LOOKUPS = {
  dependenciesOfQuery: 'dependencies (query)',
  // With what it leads to: the table's own rows lie all over a large mirror, and each was a read of the disk.
  queriesOnScope: 'dependencies (kind, scope, query)',
  dependenciesOnInstant: "dependencies (low, scope, query) WHERE kind = 'instant'",
  // A scope of these has what both ends of the range begin with: else a change walked all ranges that begin before it.
  rangesOnBeginning: "dependencies (scope, low, high, query) WHERE kind = 'range'",
  pagesOfQuery: 'pageQueries (query)',
  markupsOfQuery: 'markupQueries (query)',
  pagesOfMarkup: 'pageMarkups (markup)',
  pagesOfRoute: 'pages (route)',
}

/** Statements that bring the graph's indexes into being. */
export const LOOKUP_SCHEMA = Object.entries(LOOKUPS)
  .map(([name, on]) => `CREATE INDEX IF NOT EXISTS ${name} ON ${on};`)
  .join('\n')

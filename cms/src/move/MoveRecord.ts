/** One line of an export: a document with all its languages, or a version of one, as the database keeps it. */
export type MoveRecord =
  | { kind: 'document' | 'version'; collection: string; data: Record<string, unknown> }
  | { kind: 'global' | 'globalVersion'; global: string; data: Record<string, unknown> }

/** Where a record belongs in counts and checksums. */
export const placeOf = (record: MoveRecord): string =>
  `${record.kind} ${'collection' in record ? record.collection : record.global}`

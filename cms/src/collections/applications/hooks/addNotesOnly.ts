import type { FieldHook } from 'payload'

interface Row {
  id?: string | null
}

/** Whoever changes a record adds notes: those that are there stay as they were written, whether they are sent back, changed or left out. */
export const addNotesOnly: FieldHook = ({ operation, overrideAccess, previousValue, value }) => {
  if (overrideAccess || operation !== 'update' || value === undefined) return value
  const written = (previousValue ?? []) as Row[]
  const known = new Set(written.map(({ id }) => id))
  const sent = (Array.isArray(value) ? value : []) as (Row | null)[]
  return [...written, ...sent.filter((row) => row && !known.has(row.id))]
}

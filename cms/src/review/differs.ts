const written = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', 'globalType'])
/** Of a file; elsewhere a `url` is a link that somebody wrote. */
const writtenOfFile = new Set(['sizes', 'url'])

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** What a value says, without the many ways to say nothing. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (isRow(value)) {
    const entries = Object.entries(value)
      .map(([name, inner]) => [name, plain(inner)] as const)
      .filter(([, inner]) => inner !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return entries.length === 0 ? null : Object.fromEntries(entries)
  }
  return value === undefined || value === '' || value === false ? null : value
}

/** Whether `data` says anything else than the document it changes; `isFile` for one that is a file. */
export function differs(
  data: Record<string, unknown>,
  original: Record<string, unknown> | undefined,
  { isFile = false } = {},
): boolean {
  if (!original) return true
  const isWritten = (name: string) => written.has(name) || (isFile && writtenOfFile.has(name))
  return Object.keys(data).some(
    (name) => !isWritten(name) && JSON.stringify(plain(data[name])) !== JSON.stringify(plain(original[name])),
  )
}

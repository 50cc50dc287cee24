/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(ordered(value))
}

function ordered(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(ordered)
  const record = value as Record<string, unknown>
  // Without a prototype every key is just a key.
  const sorted = Object.create(null) as Record<string, unknown>
  for (const key of Object.keys(record).sort()) sorted[key] = ordered(record[key])
  return sorted
}

export type Values = Record<string, unknown>

const alike = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The values of a form that differ from those before: field by field of the first level. A chosen file cannot be kept as text. */
export function valuesThatDiffer(before: Values, after: Values): Values {
  const differing = Object.entries(after).filter(([name, value]) => name !== 'file' && !alike(before[name], value))
  return Object.fromEntries(differing)
}

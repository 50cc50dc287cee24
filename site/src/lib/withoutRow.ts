/** A value without the row, of the innermost list, that a path leads into; `null` when it leads into none. */
export function withoutRow(value: unknown, path: readonly PropertyKey[]): unknown {
  const row = path.findLastIndex((key) => typeof key === 'number')
  return row === -1 ? null : without(value, path.slice(0, row + 1))
}

function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (Array.isArray(value)) {
    const at = Number(key)
    return rest.length === 0 ? value.toSpliced(at, 1) : value.with(at, without(value[at], rest))
  }
  const values = value as Record<PropertyKey, unknown>
  return key === undefined ? value : { ...values, [key]: without(values[key], rest) }
}

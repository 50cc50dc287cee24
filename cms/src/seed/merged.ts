import type { DemoFields } from './demoDocument.ts'

const isRecord = (value: unknown): value is DemoFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function both(shared: unknown, localised: unknown): unknown {
  if (localised === undefined) return shared
  if (Array.isArray(shared) && Array.isArray(localised)) {
    return shared.map((row: unknown, index) => both(row, localised[index]))
  }
  return isRecord(shared) && isRecord(localised) ? merged(shared, localised) : localised
}

/** Shared and localised fields as one: groups field by field, rows of a shared array by position. */
export function merged(shared: DemoFields, localised: DemoFields): DemoFields {
  const names = new Set([...Object.keys(shared), ...Object.keys(localised)])
  return Object.fromEntries([...names].map((name) => [name, both(shared[name], localised[name])]))
}

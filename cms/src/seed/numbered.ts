import type { DemoFields } from './demoDocument.ts'
import { idOf } from './idOf.ts'

const isRecord = (value: unknown): value is DemoFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withIds(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    return value.map((row: unknown, index) => {
      const place = `${path}/${index}`
      return isRecord(row) ? { id: idOf(place), ...numbered(row, place) } : row
    })
  }
  // Rich text brings its own ids.
  return isRecord(value) && !('root' in value) ? numbered(value, path) : value
}

/** Fields whose rows and blocks carry ids, which follow from the path of the row. */
export function numbered(fields: DemoFields, path: string): DemoFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withIds(value, `${path}/${name}`)]))
}

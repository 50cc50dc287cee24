import type { DemoCollection } from './demoDocument.ts'
import { idOf } from './idOf.ts'

/** The id of a demo document, as a relation holds it: `ref('leaders', 'noura-alharbi')`. */
export function ref(collection: DemoCollection, key: string): string {
  return idOf(`${collection}/${key}`)
}

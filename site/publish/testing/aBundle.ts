import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pointToBundle } from '../renderer/bundle.ts'
import { folderForTest } from './startForTest.ts'

/** Defines a query as the code of a site does. */
export const DEFINE_QUERY = `globalThis[Symbol.for('@diwan/site/store')].queries.set('of code-2', { name: 'of code-2' })`

/** The folder of a whole code release without pages, whose module is this text. */
export function aBundle(module: string): string {
  const bundles = folderForTest()
  const folder = join(bundles, 'code-2')
  mkdirSync(join(folder, 'server'), { recursive: true })
  writeFileSync(join(folder, 'server/renderer.mjs'), module)
  const code = { id: 'code-2', timestamp: 1, prerendered: [], origin: 'http://localhost', site: null, pages: [] }
  writeFileSync(join(folder, 'code.json'), JSON.stringify({ ...code, entry: 'server/renderer.mjs' }))
  pointToBundle('code-2', bundles)
  return folder
}

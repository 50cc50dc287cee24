import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, makeSubset, subsets } from './subsets.ts'

test(
  'the committed font files are what their packages give (npm run fonts writes them again)',
  { timeout: 30_000 },
  async () => {
    for (const subset of subsets)
      expect(readFileSync(fileOf(subset)).equals(await makeSubset(subset)), subset.name).toBe(true)
  },
)

test('the stylesheet asks each font file for the letters it holds', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../../site/src/styles/fonts.css'), 'utf8').replace(/\s+/g, ' ')
  for (const { name, range } of subsets) {
    const [face = ''] = /[^}]*\}/.exec(css.slice(css.indexOf(`/fonts/${name}.woff2`))) ?? []
    expect(/unicode-range: ([^;]*);/.exec(face)?.[1], name).toBe(range)
  }
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const AFTER_ALEF = /[\u0621-\u064a]*\u0627\u064b/g

test('fathatan stands before its alef, in every word that is shown', () => {
  const files = globSync('{shared,cms,site}/src/**/*.{ts,tsx,astro}', { cwd: root })
  const words = files
    .filter((file) => !file.includes('.test.'))
    .flatMap(
      (file) =>
        readFileSync(join(root, file), 'utf8')
          .match(AFTER_ALEF)
          ?.map((word) => `${file}: ${word}`) ?? [],
    )

  expect(files.length).toBeGreaterThan(1_000)
  expect(words).toEqual([])
})

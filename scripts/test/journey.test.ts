import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const journeys = globSync('{site,cms}/e2e/**/*.e2e.ts', { cwd: root })

test('every journey is one that fails when its pages break their Content-Security-Policy', () => {
  const others = journeys.filter(
    (file) =>
      !/import \{[^}]*\btest\b[^}]*\} from '[./]+\/scripts\/test\/journey'/.test(
        readFileSync(resolve(root, file), 'utf8'),
      ),
  )

  expect(journeys.length).toBeGreaterThan(5)
  expect(others).toEqual([])
})

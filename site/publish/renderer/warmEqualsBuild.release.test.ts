import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentsOf, renderWarm } from '../testing/renderWarm.ts'
import { buildSite, SITE } from './buildSite.ts'

const folder = mkdtempSync(join(SITE, '.bundle-equals-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.for([
  { name: 'a site that has one of everything', project: join(import.meta.dirname, 'fixture') },
  { name: 'the real site', project: SITE },
])('$name comes out of the warm renderer as out of a full build', { timeout: 120_000 }, async ({ project }) => {
  const own = mkdtempSync(join(folder, 'site-'))
  const [built, warm, code] = ['built', 'warm', 'code'].map((name) => join(own, name)) as [string, string, string]

  await buildSite({ BUNDLES: code, MIRROR: '' }, { outDir: built, project })
  renderWarm(join(project, 'fixtures/mirror.jsonl'), code, warm)

  const expected = contentsOf(built)
  const found = contentsOf(warm)
  expect([...found.keys()]).toEqual([...expected.keys()])
  expect([...expected].filter(([file, content]) => found.get(file) !== content).map(([file]) => file)).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentsOf, renderThreaded, renderWarm } from '../testing/renderWarm.ts'
import { buildSite, SITE } from './buildSite.ts'
import { latestBundle } from './bundle.ts'
import { CODE_INPUTS, codeIdOf } from './codeIdOf.ts'

const MINUTE = 60_000
const folder = mkdtempSync(join(SITE, '.bundle-equals-'))

// Thousands of files, on a disk that may be busy.
afterAll(() => rmSync(folder, { recursive: true, force: true }), MINUTE)

const sites = [
  { name: 'a site that has one of everything', project: join(SITE, 'publish/testing/fixture'), hasShared: false },
  { name: 'the real site', project: SITE, hasShared: true },
]
const fixtureOf = (project: string) => join(project, 'fixtures/mirror.jsonl')

function foldersOf(...names: string[]): string[] {
  const own = mkdtempSync(join(folder, 'site-'))
  return names.map((name) => join(own, name))
}

function expectSame(found: Map<string, string>, expected: Map<string, string>): void {
  expect([...found.keys()]).toEqual([...expected.keys()])
  expect([...expected].filter(([file, content]) => found.get(file) !== content).map(([file]) => file)).toEqual([])
}

test.for(sites)(
  '$name comes out of the warm renderer as out of a full build, and no build changes what the code is named by',
  { timeout: 2 * MINUTE },
  async ({ project, hasShared }) => {
    const [built, warm, code] = foldersOf('built', 'warm', 'code') as [string, string, string]
    const nameOfCode = () => codeIdOf(join(SITE, '..'), CODE_INPUTS, {})
    const before = nameOfCode()

    await buildSite({ BUNDLES: code, MIRROR: '' }, { outDir: built, project })
    const { shared, otherwise } = renderWarm(fixtureOf(project), code, warm)

    expectSame(contentsOf(warm), contentsOf(built))
    // What is put into pages is rendered by itself: there it must look as in every page.
    expect(shared > 0).toBe(hasShared)
    expect(otherwise).toEqual([])
    expect(nameOfCode()).toBe(before)
  },
)

test(
  'the real site comes out of several threads as out of a full build of the same mirror',
  { timeout: 2 * MINUTE },
  async () => {
    const [first, threaded, built, code] = foldersOf('first', 'threaded', 'built', 'code') as [
      string,
      string,
      string,
      string,
    ]
    await buildSite({ BUNDLES: code, MIRROR: '' }, { outDir: first })

    renderThreaded(fixtureOf(SITE), code, threaded)
    await buildSite({ BUNDLES: code, MIRROR: join(`${threaded}.data`, 'mirror.sqlite') }, { outDir: built })

    expectSame(contentsOf(threaded), contentsOf(built))
  },
)

test('a code release that is opened again knows its queries as before', { timeout: 2 * MINUTE }, async () => {
  const [code, copy] = foldersOf('code', 'copy') as [string, string]
  await buildSite({ BUNDLES: code, MIRROR: '' }, { project: join(SITE, 'publish/testing/fixture') })
  cpSync(code, copy, { recursive: true })

  const answer = execFileSync(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(SITE, 'publish/testing/openTwice.ts'),
    ...[code, copy].map((bundles) => latestBundle(bundles) as string),
  ])
  const { first, again } = JSON.parse(String(answer)) as Record<'first' | 'again', string[]>

  expect(first.length).toBeGreaterThan(0)
  expect(again).toEqual(first)
})

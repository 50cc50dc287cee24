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

const builds = new Map<string, Promise<{ built: string; code: string }>>()

/** A full build, and the code release that it left: made once, because no test changes it. */
function buildOf(project: string): Promise<{ built: string; code: string }> {
  const [built, code] = foldersOf('built', 'code') as [string, string]
  const made =
    builds.get(project) ??
    buildSite({ BUNDLES: code, MIRROR: '' }, { outDir: built, project }).then(() => ({ built, code }))
  builds.set(project, made)
  return made
}

function expectSame(found: Map<string, string>, expected: Map<string, string>): void {
  expect([...found.keys()]).toEqual([...expected.keys()])
  expect([...expected].filter(([file, content]) => found.get(file) !== content).map(([file]) => file)).toEqual([])
}

test.for(sites)(
  '$name comes out of the warm renderer as out of a full build, and no build changes what the code is named by',
  { timeout: 2 * MINUTE },
  async ({ project, hasShared }) => {
    const [warm] = foldersOf('warm') as [string]
    const nameOfCode = () => codeIdOf(join(SITE, '..'), CODE_INPUTS, {})
    const before = nameOfCode()

    const { built, code } = await buildOf(project)
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
    const [threaded, built, other] = foldersOf('threaded', 'built', 'other') as [string, string, string]
    const { code } = await buildOf(SITE)

    renderThreaded(fixtureOf(SITE), code, threaded)
    await buildSite({ BUNDLES: other, MIRROR: join(`${threaded}.data`, 'mirror.sqlite') }, { outDir: built })

    expectSame(contentsOf(threaded), contentsOf(built))
  },
)

test('a code release that is opened again knows its queries as before', { timeout: 2 * MINUTE }, async () => {
  const [copy] = foldersOf('copy') as [string]
  const { code } = await buildOf(join(SITE, 'publish/testing/fixture'))
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

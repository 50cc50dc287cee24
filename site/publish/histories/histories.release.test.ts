import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, SITE } from '../renderer/buildSite.ts'
import { latestBundle } from '../renderer/bundle.ts'
import type { HistoryFigures } from './runHistory.ts'

const MINUTE = 60_000
const MAIN = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(SITE, '.bundle-histories-'))
const env = { ...process.env, NODE_ENV: 'production' }

beforeAll(async () => {
  await buildSite({ BUNDLES: join(folder, 'code'), MIRROR: '' }, { outDir: join(folder, 'built') })
}, 10 * MINUTE)

// Thousands of files, on a disk that may be busy.
afterAll(() => rmSync(folder, { recursive: true, force: true }), MINUTE)

test(
  'after each release of a random history every file equals a full render in a fresh process, and now and then a real build',
  { timeout: 15 * MINUTE },
  () => {
    // One history of bounded length; others and longer ones: `npm run faults -- histories --edits N --seed N`.
    const options = ['--edits', '200', '--together', '8', '--build-every', '20', '--seed', '20261121']
    const bundle = latestBundle(join(folder, 'code')) as string
    const { stdout } = spawnSync(process.execPath, [MAIN, ...options, '--bundle', bundle], {
      encoding: 'utf8',
      env,
      maxBuffer: 64_000_000,
    })
    const figures = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '{}') as HistoryFigures & { seed: number }

    expect(figures).toMatchObject({ difference: null })
    expect(figures.edits).toBeGreaterThanOrEqual(200)
    expect(figures.builds).toBeGreaterThan(0)
  },
)

test('a history that threads render from the second page on is no other one', { timeout: 10 * MINUTE }, () => {
  const bundle = latestBundle(join(folder, 'code')) as string
  const options = ['--edits', '16', '--together', '4', '--build-every', '0', '--seed', '20261126']
  const given = [...options, '--worth-threads', '2', '--bundle', bundle]
  const { stdout } = spawnSync(process.execPath, [MAIN, ...given], { encoding: 'utf8', env })
  const figures = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '{}') as HistoryFigures

  expect(figures).toMatchObject({ difference: null })
  expect(figures.pages).toBeGreaterThan(figures.releases)
})

test('the same seed makes the same history', { timeout: 5 * MINUTE }, () => {
  const bundle = latestBundle(join(folder, 'code')) as string
  const options = ['--edits', '5', '--together', '2', '--build-every', '0', '--seed', '7', '--bundle', bundle]
  const run = () =>
    execFileSync(process.execPath, [MAIN, ...options], { encoding: 'utf8', env })
      .trimEnd()
      .split('\n')
      .at(-1)

  expect(run()).toBe(run())
})

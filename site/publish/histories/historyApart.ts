import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { MINUTE } from '@diwan/shared/lib/time'
import { buildSite, SITE } from '../renderer/buildSite.ts'
import { latestBundle } from '../renderer/bundle.ts'
import type { HistoryFigures } from './runHistory.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

/** Builds the code that a test file's histories render with; the function runs one in a process of its own, and gives its figures. */
export function historiesOfOneCode(): (options: string[]) => HistoryFigures {
  const folder = mkdtempSync(join(SITE, '.bundle-histories-'))

  beforeAll(async () => {
    await buildSite({ BUNDLES: join(folder, 'code'), MIRROR: '' }, { outDir: join(folder, 'built') })
  }, 10 * MINUTE)

  // Thousands of files, on a disk that may be busy.
  afterAll(() => rmSync(folder, { recursive: true, force: true }), MINUTE)

  return (options) => {
    const bundle = latestBundle(join(folder, 'code')) as string
    const { stderr, stdout } = spawnSync(process.execPath, [MAIN, ...options, '--bundle', bundle], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64_000_000,
    })
    const figures = stdout.trimEnd().split('\n').at(-1) ?? ''
    if (!figures.startsWith('{')) throw new Error(`A history ended without figures: ${stderr}`)
    return JSON.parse(figures) as HistoryFigures
  }
}

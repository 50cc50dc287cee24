import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { MINUTE } from '@diwan/shared/lib/time'
import { latestBundle } from '../renderer/bundle.ts'
import { codeOfSite } from '../testing/codeOfSite.ts'
import type { HistoryFigures } from './runHistory.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

/** Has the code ready that a test file's histories render with; the function runs one in a process of its own, and gives its figures. */
export function historiesOfOneCode(): (options: string[]) => HistoryFigures {
  let code = ''

  beforeAll(async () => {
    code = await codeOfSite()
  }, 10 * MINUTE)

  return (options) => {
    const bundle = latestBundle(code) as string
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

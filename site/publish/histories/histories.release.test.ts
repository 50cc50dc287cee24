import { MINUTE } from '@diwan/shared/lib/time'
import { expect, test } from 'vitest'
import { historiesOfOneCode } from './historyApart.ts'

const history = historiesOfOneCode()

test(
  'after each release of a random history every file equals a full render in a fresh process, and now and then a real build',
  { timeout: 15 * MINUTE },
  () => {
    // One history of bounded length; others and longer ones: `npm run faults -- histories --edits N --seed N`.
    const figures = history(['--edits', '200', '--together', '12', '--build-every', '20', '--seed', '20261121'])

    expect(figures).toMatchObject({ difference: null })
    expect(figures.edits).toBeGreaterThanOrEqual(200)
    expect(figures.builds).toBeGreaterThan(0)
    expect(figures.ahead).toBeGreaterThan(0)
  },
)

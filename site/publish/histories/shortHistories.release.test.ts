import { MINUTE } from '@diwan/shared/lib/time'
import { expect, test } from 'vitest'
import { historiesOfOneCode } from './historyApart.ts'

// Beside the long history, on the other core.
const history = historiesOfOneCode()

test('a history that threads render from the second page on is no other one', { timeout: 10 * MINUTE }, () => {
  const options = ['--edits', '16', '--together', '4', '--build-every', '0', '--seed', '20261126']
  const figures = history([...options, '--worth-threads', '2'])

  expect(figures).toMatchObject({ difference: null })
  expect(figures.pages).toBeGreaterThan(figures.releases)
})

test('the same seed makes the same history', { timeout: 5 * MINUTE }, () => {
  const options = ['--edits', '5', '--together', '2', '--build-every', '0', '--seed', '7']

  const once = history(options)

  expect(once).toMatchObject({ difference: null })
  expect(history(options)).toEqual(once)
})

import type { TargetStatus } from '@diwan/shared/contracts/publishing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { publishingWords } from './publishingWords'
import { TargetState } from './TargetState'

afterEach(cleanup)

const aTarget = (more: Partial<TargetStatus> = {}): TargetStatus => ({
  name: 's3://www/',
  state: 'current',
  release: 'r1',
  behindSince: null,
  progress: null,
  error: null,
  purges: [],
  ...more,
})
const show = (target: TargetStatus, language = 'en') =>
  render(<TargetState target={target} language={language} words={publishingWords(language)} />).container

test('a copy that is complete is not worth a word', () => {
  expect(show(aTarget()).textContent).toBe('')
})

test('a copy that cannot be brought up to date says so, with the fault, in both languages', () => {
  const failed = aTarget({ state: 'failed', error: 'connect ECONNREFUSED' })
  show(failed)
  expect(screen.getByText('Visitors do not see the newest release yet')).toBeTruthy()
  expect(screen.getByText(/s3:\/\/www\/: connect ECONNREFUSED/)).toBeTruthy()
  cleanup()

  expect(show(failed, 'ar').textContent).toContain('لا يرى الزوار أحدث إصدار بعد')
})

test('a cache that cannot be emptied says how often it was tried; one that was emptied at last says nothing', () => {
  const purge = { release: 'r1', addresses: 2, startedAt: '2026-01-01T00:00:00Z', attempts: 3 }
  show(aTarget({ purges: [{ ...purge, doneAt: null, error: 'Cloudflare answers 403.' }] }))
  expect(screen.getByText(/3 attempts/)).toBeTruthy()
  cleanup()

  const done = { ...purge, doneAt: '2026-01-01T00:00:09Z', error: null }
  expect(show(aTarget({ purges: [done] })).textContent).toBe('')
})

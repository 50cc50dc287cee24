import type { ReleaseHistory } from '@diwan/shared/contracts/publishing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { publishingWords } from './publishingWords'
import { ReleaseTable } from './ReleaseTable'

afterEach(cleanup)

const words = publishingWords('en')
type Release = ReleaseHistory['releases'][number]
const unknown = { startedAt: null, liveAt: null, durationMs: null, pages: null, changes: null, error: null }
const aRelease = (release: string, state: Release['state']): Release => ({ ...unknown, release, state, documents: [] })
const releases = [aRelease('r2', 'live'), aRelease('r1', 'superseded')]

test('while the publisher does not answer, what visitors still see is not called replaced', () => {
  render(<ReleaseTable releases={releases} publisher={null} language="en" words={words} />)

  expect(screen.getByText('r2').parentElement?.textContent).toBe(`r2${words.history.states.live}`)
  expect(screen.getByText('r1').parentElement?.textContent).toBe(`r1${words.history.states.superseded}`)
})

test('an attempt that failed has a name and the time when it was made', () => {
  const failed = { ...aRelease('failed-1795890910799', 'failed'), startedAt: '2026-11-28T18:35:10.799Z', error: 'No.' }
  render(<ReleaseTable releases={[failed]} publisher={null} language="en" words={words} />)

  expect(screen.getByRole('rowheader').textContent).toBe(`${words.history.attempt}${words.history.states.failed}`)
  expect(screen.getAllByRole('cell')[0]?.textContent).toMatch(/^tried 28 Nov 2026/)
})
